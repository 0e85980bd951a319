create table notes (
    table_id text not null references tables (id),
    seat integer not null,
    match text not null,
    person text not null,
    body text not null,
    primary key (table_id, seat)
) strict, without rowid;
