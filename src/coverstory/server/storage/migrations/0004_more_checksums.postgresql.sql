alter table notes add column sum bytea not null default '';

-- Nothing is filled in: the first server that starts writes the time of service with its checksum.
alter table uptime add column sum bytea not null default '';
