-- The folded words of a title, each in every form that it is found by, with its place: whole words and phrases are looked
-- up here. Empty in rows of before, until a job has read their words.
alter table tender_title_keys add column words tsvector not null default '';
create index tender_title_keys_words on tender_title_keys using gin (words);

-- The words of title and content together. Apart from those of titles: only who may read content looks here.
create table tender_content_words (
  tender_id integer primary key references tenders on delete cascade,
  -- The tender's own, which never changes: what the index finds is sorted without a look at the tenders.
  created_at timestamptz(3) not null,
  words tsvector not null,
  -- A number for every two words in a row: phrases of common words are found by it.
  pairs integer[] not null
);
create index tender_content_words_words on tender_content_words using gin (words, pairs);

-- The words of tenders below this one have not been read yet; no row once all have been.
create table unread_words (below_id integer not null);
insert into unread_words (below_id) select max(id) + 1 from tenders having max(id) is not null;
