-- Which notes are newer: after a power cut the database may know more than the journal beside it, and that is no loss.
alter table notes add column version integer not null default 0;

update notes set sum = notes_sum(table_id, seat, version, match, person, body);
