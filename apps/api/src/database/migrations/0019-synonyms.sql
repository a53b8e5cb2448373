-- Words that mean the same in several languages: a search for one finds the others.
create table synonyms (
  -- The word as search compares it, one spelling for one sound. It means one thing only.
  folded text primary key,
  meaning text not null check (meaning <> ''),
  language text not null,
  word text not null check (word <> ''),
  -- Whether somebody who speaks the language has looked at it.
  is_checked boolean not null
);
