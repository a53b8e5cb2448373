-- What somebody was reminded of: each saved tender once for each of the days before its deadline, and anew for a new one.
create table reminders (
  user_id integer not null references users on delete cascade,
  tender_id integer not null references tenders on delete cascade,
  days_before smallint not null,
  deadline_version integer not null,
  told_at timestamptz(3) not null,
  primary key (user_id, tender_id, days_before, deadline_version)
);
create index reminders_of_tender on reminders (tender_id);

-- The one round through all who may have something to be reminded of. It goes through them by their ids, and is taken up
-- again where it stood.
create table reminder_round (
  is_only boolean primary key default true check (is_only),
  -- The hour that it is for, and the one before it.
  hour timestamptz(3) not null,
  hour_before timestamptz(3) not null,
  -- Readers up to this one have been looked at.
  done_until integer not null default 0,
  is_done boolean not null default false
);

-- Who does not want to be reminded.
create table reminders_off (
  user_id integer primary key references users on delete cascade
);

alter table tender_events drop constraint tender_events_kind_check, add constraint tender_events_kind_check
  check (kind in ('published', 'printed', 'extended', 'cancelled', 'corrected', 're-advertised', 'awarded', 'merged',
    'split', 'withdrawn', 'restored', 'document-added'));

-- Addresses from which calendars and feed readers fetch what is somebody's own, without a login.
create table feed_addresses (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- Null for the calendar of saved tenders.
  saved_search_id integer references saved_searches on delete cascade,
  -- The token is looked up by its digest, and shown to its owner again.
  token_hash bytea not null unique,
  sealed_token bytea not null,
  created_at timestamptz(3) not null,
  -- What was given out last, and since when it is so.
  content_digest bytea,
  changed_at timestamptz(3) not null
);
create unique index feed_addresses_of_user on feed_addresses (user_id, saved_search_id) nulls not distinct;
create index feed_addresses_of_search on feed_addresses (saved_search_id);
