-- Events that are there already get their checksums now: from here on damage is noticed. What was damaged before could
-- not be noticed then and cannot be now; `coverstory check` replays every event, which finds what makes no sense.
-- An event after a gap stays without one: its table is damaged.
alter table entries add column sum blob not null default x'';

with recursive chain (table_id, number, sum) as (
    select table_id, number, next_sum(first_sum(table_id), body) from entries where number = 0
    union all
    select entries.table_id, entries.number, next_sum(chain.sum, entries.body)
    from chain join entries on entries.table_id = chain.table_id and entries.number = chain.number + 1
)
update entries set sum = chain.sum
from chain where chain.table_id = entries.table_id and chain.number = entries.number;

-- The last event that is known of each table, kept apart from the events: a missing tail is noticed, too.
alter table tables add column last_number integer not null default -1;
alter table tables add column last_sum blob not null default x'';

update tables set (last_number, last_sum) = (
    select number, sum from entries where table_id = tables.id order by number desc limit 1
)
where id in (select table_id from entries);

alter table games add column sum blob not null default x'';

update games set sum = lone_sum(match, body);

-- Which run of a server the journal of tips beside the file belongs to.
create table service (
    only_row integer primary key check (only_row = 0),
    run blob not null
) strict;

insert into service values (0, x'');
