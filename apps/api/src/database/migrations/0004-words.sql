-- A key carries the tender's time, which never changes: the newest titles are then read in order and from few pages,
-- and what an index of words finds is sorted without a look at the tenders.
drop index tender_title_keys_trigrams;
alter table tender_title_keys add column created_at timestamptz(3);
update tender_title_keys k set created_at = t.created_at from tenders t where t.id = k.tender_id;
alter table tender_title_keys alter column created_at set not null;
create index tender_title_keys_newest on tender_title_keys (created_at, tender_id);

-- What a word is looked up by: every one, two and three letters in a row, and for Ethiopic, whose syllables are spelt in
-- three capitals, every one and two syllables. Trigrams know no words of one or two letters, take capitals for small
-- letters, and break syllables into pieces that so many titles share that reading them takes longest.
create function title_parts(search_key text) returns text[]
-- The planner takes every list for a long one, and would have each call compiled.
language sql immutable strict parallel safe set jit = off
return array(
  select substr(word, place, size)
  from string_to_table(regexp_replace(search_key, '[EUIAYXOWHLĦMŚRSŠQɊǨĶBVTČḪĤNÑɁKƘḴⱩŴƎZŽŶDḌJGƓǦṬCṖṢŹFP]+', ' ', 'g'), ' ') word,
    generate_series(1, length(word)) place, generate_series(1, 3) size
  union all
  select substr(word, place, size)
  from string_to_table(regexp_replace(search_key, '[^EUIAYXOWHLĦMŚRSŠQɊǨĶBVTČḪĤNÑɁKƘḴⱩŴƎZŽŶDḌJGƓǦṬCṖṢŹFP]+', ' ', 'g'), ' ') word,
    generate_series(1, length(word), 3) place, generate_series(3, 6, 3) size
);
create index tender_title_keys_parts on tender_title_keys using gin (title_parts(search_key));
