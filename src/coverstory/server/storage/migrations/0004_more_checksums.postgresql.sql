alter table notes add column sum bytea not null default '';

alter table uptime add column sum bytea not null default '';

update uptime set sum = '\xccd93b828c871e41';  -- of 0 seconds
