-- Addresses that are not written to any more, except with codes that somebody asks for, and why.
create table suppressions (
  channel text not null check (channel in ('sms', 'email', 'telegram')),
  address text not null,
  -- Mails bounce; their reader called one spam; an SMS said STOP; the bot is blocked.
  reason text not null check (reason in ('hard-bounce', 'soft-bounces', 'complaint', 'stopped', 'blocked')),
  suppressed_at timestamptz(3) not null,
  primary key (channel, address)
);

-- What carriers have told of messages. Each event counts once, however often it comes.
create table carrier_events (
  id text primary key,
  message_id uuid not null references messages on delete cascade,
  -- Of a soft bounce, as long as nobody has proven the address anew.
  bounced_address text,
  received_at timestamptz(3) not null
);
create index carrier_events_of_message on carrier_events (message_id);
create index bounces_of_address on carrier_events (bounced_address, received_at) where bounced_address is not null;

-- By this a gateway says which SMS it means.
create index messages_of_reference on messages (provider_reference) where channel = 'sms';

-- Whoever has no subscription gets a letter once a week until they stop it.
alter table channels add column weekly_letter boolean not null default true;
