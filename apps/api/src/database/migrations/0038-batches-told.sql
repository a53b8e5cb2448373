-- When all who are told at once had been looked at for a batch. So their searches need no date of their own: one is due as
-- long as a batch that is newer than what it was told of is not finished.
alter table alert_batches add column finished_at timestamptz(3);
update alert_batches set finished_at = at;
create index alert_batches_unfinished on alert_batches (at) where finished_at is null;

drop index saved_searches_at_once;
create index saved_searches_at_once on saved_searches (user_id)
  where frequency = 'at_once' and next_at is null and not is_paused;
