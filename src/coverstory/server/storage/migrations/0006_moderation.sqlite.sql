-- Who may not come or not speak, what players have reported, and what was done by whoever runs the server.
create table sanctions (
    kind text not null,
    subject text not null,  -- a person, or an address or network
    why text not null,
    since real not null,
    until real,  -- null: until it is lifted
    primary key (kind, subject)
) strict, without rowid;

create table reports (
    number integer primary key,
    made real not null,
    table_id text not null,  -- which may be gone
    reporter text not null,
    author text not null,
    name text not null,
    said real not null,
    body text not null,
    why text not null,
    settled integer not null default 0,
    unique (table_id, said, reporter)
) strict;

create table audit (
    number integer primary key,
    made real not null,
    actor text not null,
    action text not null,
    subject text not null,
    why text not null
) strict;
