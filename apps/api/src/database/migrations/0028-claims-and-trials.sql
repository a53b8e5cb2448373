-- Messages are taken from this table itself, those first that have waited longest. Codes have an index of their own,
-- so that they are found without looking through anything else.
create index messages_due on messages (channel, (coalesce(not_before, created_at)))
  where state in ('waiting', 'started') and template not in ('resetCode', 'contactCode');
create index codes_due on messages (channel, (coalesce(not_before, created_at)))
  where state in ('waiting', 'started') and template in ('resetCode', 'contactCode');

-- A claim that has run out gets a second term before its worker is taken for dead: a clock that jumps takes nothing
-- from a worker that is alive.
alter table messages add column claim_ran_out boolean not null default false;

-- While one process finds out whether a carrier works again, no other does.
alter table provider_rests add column trial_until timestamptz(3);
