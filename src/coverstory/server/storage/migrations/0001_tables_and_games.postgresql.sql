create table tables (
    id text collate "C" primary key,
    made bigint generated always as identity,  -- in which order they were made
    closed boolean not null default false
);

create table entries (
    table_id text collate "C" not null,  -- not checked: an event is stored in one statement with its table
    number integer not null,
    at double precision not null,
    body bytea not null,
    primary key (table_id, number)
);

create table games (
    match text collate "C" primary key,
    ended double precision not null,
    body bytea not null
);

create index games_by_end on games (ended, match);

create table players (
    person text collate "C" not null,
    ended double precision not null,
    match text collate "C" not null references games (match),
    primary key (person, ended, match)
);

create table uptime (
    only_row integer primary key check (only_row = 0),
    seconds double precision not null
);

insert into uptime values (0, 0);
