create table tables (
    id text primary key,
    closed integer not null default 0
) strict;

create table entries (
    table_id text not null references tables (id),
    number integer not null,
    at real not null,
    body blob not null,
    primary key (table_id, number)
) strict, without rowid;

create table games (
    match text primary key,
    ended real not null,
    body blob not null
) strict;

create index games_by_end on games (ended, match);

create table players (
    person text not null,
    ended real not null,
    match text not null references games (match),
    primary key (person, ended, match)
) strict, without rowid;

create table uptime (
    only_row integer primary key check (only_row = 0),
    seconds real not null
) strict;

insert into uptime values (0, 0);
