-- Which server has which table, and for how long by this database's clock. A table that nobody needs has no lease; one
-- whose lease has run out is taken over by another server.
create table leases (
    table_id text collate "C" primary key,
    node text not null,
    epoch bigint not null,
    until timestamptz not null
);

-- No two takings of any table have the same epoch.
create sequence lease_epochs;

-- The epoch in which the table was last taken; 0 before that. It fences: what carries another one is not stored.
alter table tables add column epoch bigint not null default 0;

-- The time of the last event: the time of service is never less.
alter table tables add column last_at double precision not null default 0;
