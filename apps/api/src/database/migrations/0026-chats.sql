-- Tenders that somebody wants to hear no more of: alerts leave them out.
create table dismissed_tenders (
  user_id integer not null references users on delete cascade,
  tender_id integer not null references tenders on delete cascade,
  dismissed_at timestamptz(3) not null,
  primary key (user_id, tender_id)
);
create index dismissals_of_tender on dismissed_tenders (tender_id);

-- When the next message may go to a chat, and to any chat at all ('all'): Telegram takes only so many a second.
create table chat_paces (
  chat text primary key,
  free_at timestamptz(3) not null
);
insert into chat_paces (chat, free_at) values ('all', '2000-01-01');

-- SMS that people have written to us. Each has its effect once, however often the gateway brings it.
create table sms_replies (
  id text primary key,
  received_at timestamptz(3) not null
);
