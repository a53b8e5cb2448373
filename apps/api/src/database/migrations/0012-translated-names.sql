-- A name is a row for each language it is known in: another language needs rows, and neither columns nor code. `id` is
-- that of what is named.
create table language_names (
  id smallint not null references languages on delete cascade,
  language text not null,
  name text not null check (name <> ''),
  primary key (id, language)
);

create table region_names (
  id smallint not null references regions on delete cascade,
  language text not null,
  name text not null check (name <> ''),
  primary key (id, language)
);

create table category_names (
  id smallint not null references categories on delete cascade,
  language text not null,
  name text not null check (name <> ''),
  primary key (id, language)
);

create table source_names (
  id smallint not null references sources on delete cascade,
  language text not null,
  name text not null check (name <> ''),
  primary key (id, language)
);

create table company_names (
  id integer not null references companies on delete cascade,
  language text not null,
  name text not null check (name <> ''),
  primary key (id, language)
);

insert into language_names select id, language, name from languages
  cross join lateral (values ('en', name_en), ('am', name_am)) names (language, name) where name <> '';
insert into region_names select id, language, name from regions
  cross join lateral (values ('en', name_en), ('am', name_am)) names (language, name) where name <> '';
insert into category_names select id, language, name from categories
  cross join lateral (values ('en', name_en), ('am', name_am)) names (language, name) where name <> '';
insert into source_names select id, language, name from sources
  cross join lateral (values ('en', name_en), ('am', name_am)) names (language, name) where name <> '';
insert into company_names select id, language, name from companies
  cross join lateral (values ('en', name_en), ('am', name_am)) names (language, name) where name <> '';

-- The version before still reads these columns, so they stay while it may run. Nothing writes them any more, and the
-- next version drops them.
alter table languages alter column name_en drop not null, alter column name_am drop not null;
alter table regions alter column name_en drop not null, alter column name_am drop not null;
alter table categories alter column name_en drop not null, alter column name_am drop not null;
alter table sources alter column name_en drop not null, alter column name_am drop not null;
alter table companies alter column name_en drop not null, alter column name_am drop not null;

-- `tenders.listing` holds ids from now on, and no names. The names in the listings of earlier tenders stay and are not
-- read: rewriting a million rows would take minutes, for which nobody could write.

-- Which languages people can choose is known to the code alone.
alter table users drop constraint users_language_check;
alter table telegram_languages drop constraint telegram_languages_language_check;
