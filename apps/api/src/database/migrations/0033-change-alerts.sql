-- Changes of saved tenders that a reader has still to hear of. Those that are due at the same time are one message.
create table change_alerts (
  user_id integer not null references users on delete cascade,
  event_id integer not null references tender_events on delete cascade,
  -- Before then the reader does not want to be disturbed.
  due_at timestamptz(3) not null,
  primary key (user_id, event_id)
);
create index change_alerts_due on change_alerts (due_at);
create index change_alerts_of_event on change_alerts (event_id);
