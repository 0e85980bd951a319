-- No release has stored anything in PostgreSQL without checksums: nothing is to be filled in.
alter table entries add column sum bytea not null default '';

-- The last event of each table, kept apart from the events: a missing tail is noticed, too. Whoever adds one must know
-- it, so that two servers cannot both go on from the same event.
alter table tables add column last_number integer not null default -1;
alter table tables add column last_sum bytea not null default '';

alter table games add column sum bytea not null default '';

-- One row for all servers of this database. No journal is kept beside it: PostgreSQL's log has checksums of its own.
create table service (
    only_row integer primary key check (only_row = 0),
    admin_token text not null default ''  -- made by the first server that starts
);

insert into service values (0);
