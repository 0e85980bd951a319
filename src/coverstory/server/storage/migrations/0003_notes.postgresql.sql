create table notes (
    table_id text collate "C" not null references tables (id),
    seat integer not null,
    match text not null,
    person text not null,
    body bytea not null,  -- a text here cannot have every character
    primary key (table_id, seat)
);
