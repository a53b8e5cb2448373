-- Tenders that nobody has been told of yet. A row is written with its tender: what is committed late is told later, and
-- nothing is passed over.
create table new_tenders (
  tender_id integer primary key references tenders on delete cascade
);

-- One for each morning, with all tenders that were new then. It goes through its readers by their ids, and is taken up
-- again where it stood.
create table alert_runs (
  morning timestamptz(3) primary key,
  tender_ids integer[] not null,
  -- Readers up to this one have their digest.
  done_until integer not null default 0,
  finished_at timestamptz(3)
);

-- What a reader is told of on a morning.
create table digests (
  user_id integer not null references users on delete cascade,
  morning timestamptz(3) not null references alert_runs,
  tender_ids integer[] not null,
  -- Those that are told of by their number only.
  more integer not null,
  primary key (user_id, morning)
);

-- Changes of tenders that whoever saved them has not heard of yet. A row is written with its event.
create table pending_change_alerts (
  event_id integer primary key references tender_events on delete cascade
);
