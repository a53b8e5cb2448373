-- The preferences of a feed are a saved search too: the one without a name and filters of its own.
alter table saved_searches alter column name drop not null;
alter table saved_searches alter column filters drop not null;
alter table saved_searches add check ((name is null) = (filters is null));
create unique index saved_searches_of_feed on saved_searches (user_id) where filters is null;

-- When it is looked at again; null while it is paused, or told at once and nothing is new.
alter table saved_searches add column next_at timestamptz(3);
-- What was new until then is behind it.
alter table saved_searches add column told_until timestamptz(3) not null default '-infinity';
create index saved_searches_due on saved_searches (next_at);
create index saved_searches_at_once on saved_searches (id) where frequency = 'at_once';

-- Whoever heard of the feed at seven in Addis Ababa goes on hearing of it.
insert into saved_searches (user_id, frequency, hour, created_at, next_at)
select distinct user_id, 'daily', 7, now(), date_trunc('day', now(), 'UTC') + interval '28 hours'
from preferred_categories;

-- Tenders that became new together. The instants only go up, whatever the clocks of servers do, so that what is new
-- after one of them is told apart from what was new before.
create table alert_batches (
  at timestamptz(3) primary key,
  tender_ids integer[] not null
);

-- What a reader was told of at once. Takes the place of digests, as alert_batches that of alert_runs: both are dropped by
-- a later version.
create table alert_digests (
  user_id integer not null references users on delete cascade,
  at timestamptz(3) not null references alert_batches,
  tender_ids integer[] not null,
  -- Those that are told of by their number only.
  more integer not null,
  primary key (user_id, at)
);
create index alert_digests_of_batch on alert_digests (at);

-- The weekly letters to those without a subscription, for all readers by their ids; taken up again where it stood.
create table weekly_letters (
  monday timestamptz(3) primary key,
  done_until integer not null default 0,
  finished_at timestamptz(3)
);
