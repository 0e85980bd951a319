-- Reviews of finished games: each follows from its record, and one that is lost or damaged is made anew.
create table reviews (
    match text collate "C" primary key,
    body bytea not null,
    sum bytea not null
);
