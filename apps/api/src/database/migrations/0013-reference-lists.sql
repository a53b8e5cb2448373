-- What the text of a notice has in it that belongs to a category.
create table category_words (
  category_id smallint not null references categories on delete cascade,
  language text not null,
  word text not null check (word <> ''),
  -- Whether somebody who speaks the language has looked at it.
  is_checked boolean not null,
  primary key (category_id, language, word)
);

-- Other spellings of a name, as notices and typists write them. One spelling means one thing, whatever its case.
create table region_aliases (
  region_id smallint not null references regions on delete cascade,
  alias text not null check (alias <> '')
);
create unique index region_aliases_alias on region_aliases (lower(alias));

create table source_aliases (
  source_id smallint not null references sources on delete cascade,
  alias text not null check (alias <> '')
);
create unique index source_aliases_alias on source_aliases (lower(alias));

alter table sources
  drop constraint sources_kind_check,
  add constraint sources_kind_check
    check (kind in ('newspaper', 'magazine', 'site', 'portal', 'television', 'email')),
  -- The languages it publishes in, as names have them: en, am.
  add column languages text[] not null default '{}',
  -- Weekdays of issue, Sunday is 0; empty where they are not known.
  add column issued_on smallint[] not null default '{}',
  -- In its rules of deadlines a Saturday is a working day.
  add column counts_saturdays boolean not null default false;

-- Days on which offices are closed. Two holidays can fall on one day.
create table holidays (
  date date not null,
  slug text not null,
  -- By language, English at least.
  names jsonb not null check (names ? 'en'),
  -- Announced when the moon has been seen, so it may still move by a day.
  is_moon_dependent boolean not null default false,
  primary key (date, slug)
);

-- What a plan costs from a moment on, in santim with VAT. Rows are added: an invoice keeps what it was opened with.
create table plan_prices (
  plan_id smallint not null check (plan_id in (1, 2, 3)),
  price bigint not null check (price > 0),
  valid_from timestamptz(3) not null,
  primary key (plan_id, valid_from)
);
insert into plan_prices (plan_id, price, valid_from) values (1, 98000, 'epoch'), (2, 148000, 'epoch'), (3, 236000, 'epoch');

-- A bank is known before the operator has an account there; it is offered to payers once there is one.
alter table banks
  alter column account_number drop not null,
  alter column account_name drop not null,
  add column slug text;
update banks set slug = trim('-' from lower(regexp_replace(bank_name, '[^a-zA-Z0-9]+', '-', 'g')));

-- What the setup has brought once. It is not brought again, so that what an operator removed stays away.
create table setup_rows (
  list text not null,
  key text not null,
  primary key (list, key)
);
