alter table notes add column version integer not null default 0;
