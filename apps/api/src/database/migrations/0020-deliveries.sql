-- What became of each message, for the reader's own list and for whoever sends it again.
-- The event that it tells of, such as a payment or the end of a plan: each is told once. Null for what can be asked for
-- again, as a code.
alter table messages add column event text;
create unique index messages_of_event on messages (event);

-- Nobody could be reached: the message has no address, and has failed from the start.
alter table messages alter column channel drop not null;
alter table messages alter column recipient drop not null;

-- Not tried before this instant; and while a worker has it, no other takes it.
alter table messages add column not_before timestamptz(3);
alter table messages add column claimed_until timestamptz(3);
alter table messages add column attempts smallint not null default 0;
-- Attempts of which nobody knows whether they reached the provider.
alter table messages add column doubts smallint not null default 0;
-- Why it waits, is held or has failed, as a code.
alter table messages add column reason text;
-- Held: a person or another day decides. Delivered: the provider says that it has arrived.
alter table messages add column held_at timestamptz(3);
alter table messages add column delivered_at timestamptz(3);
alter table messages add column state text not null generated always as (
  case
    when failed_at is not null then 'failed'
    when delivered_at is not null then 'delivered'
    when sent_at is not null then 'sent'
    when held_at is not null then 'held'
    when started_at is not null then 'started'
    else 'waiting'
  end
) stored;
create index messages_to_send on messages (created_at) where state in ('waiting', 'started', 'held');

-- Providers that are left alone for a while: they asked for it, or have failed again and again.
create table provider_rests (
  provider text primary key,
  until timestamptz(3) not null,
  -- Failures in a row, those at the same time counted once.
  failures integer not null
);
