-- Notes and the time of service get checksums, too: from here on damage to them is noticed.
alter table notes add column sum blob not null default x'';  -- filled in by the next step

alter table uptime add column sum blob not null default x'';

update uptime set sum = uptime_sum(seconds);

-- The name of a run carries a check of its own from here on.
update service set run = x'';
