-- What somebody wants to be told of, and how often.
create table saved_searches (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  name text not null,
  -- By the names of the parameters of lists; only what is chosen, so that equal searches are equal here.
  filters jsonb not null,
  frequency text not null check (frequency in ('at_once', 'daily', 'weekly')),
  -- In Addis Ababa.
  hour smallint not null check (hour between 0 and 23),
  is_paused boolean not null default false,
  created_at timestamptz(3) not null
);
create index saved_searches_of_user on saved_searches (user_id);

-- When somebody does not want to be told. Without a row all is as usual.
create table alert_settings (
  user_id integer primary key references users on delete cascade,
  -- Hours in Addis Ababa; the same twice for no quiet hours.
  quiet_from smallint not null check (quiet_from between 0 and 23),
  quiet_until smallint not null check (quiet_until between 0 and 23),
  -- Null for any number of messages.
  most_a_day smallint check (most_a_day > 0),
  -- The day on which alerts begin again.
  holiday_until date
);

-- What somebody wants to hear nothing of in alerts.
create table mutes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  company_id integer references companies on delete cascade,
  -- As it was typed, and as searches compare it.
  word text,
  folded_word text,
  created_at timestamptz(3) not null,
  check (num_nonnulls(company_id, word) = 1 and (word is null) = (folded_word is null))
);
create unique index mutes_of_user on mutes (user_id, company_id, folded_word) nulls not distinct;

-- Why the reader is told: saved searches, preferences, saved tenders. Null for what is about the account.
alter table messages add column because jsonb;
-- The buyer, where a message tells of tenders of one alone.
alter table messages add column company_id integer references companies on delete set null;
