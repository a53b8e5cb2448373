-- A key carries the tender's time, which never changes: the newest titles are then read in order and from few pages,
-- and what an index of words finds is sorted without a look at the tenders.
drop index tender_title_keys_trigrams;
alter table tender_title_keys add column created_at timestamptz(3);
update tender_title_keys k set created_at = t.created_at from tenders t where t.id = k.tender_id;
alter table tender_title_keys alter column created_at set not null;
create index tender_title_keys_trigrams on tender_title_keys using gin (search_key gin_trgm_ops);
create index tender_title_keys_newest on tender_title_keys (created_at, tender_id);

-- A word of one or two letters has no trigram. Each letter of a key and each two that follow one another are kept for
-- such words; the letters that syllables are spelt with are left out, a single syllable being three letters long.
create function short_parts(search_key text) returns text[]
language sql immutable strict parallel safe
return array(
  select substr(word, place, size)
  from string_to_table(regexp_replace(search_key, '[EUIAYXOWHLĦMŚRSŠQɊǨĶBVTČḪĤNÑɁKƘḴⱩŴƎZŽŶDḌJGƓǦṬCṖṢŹFP]+', ' ', 'g'), ' ') word,
    generate_series(1, length(word)) place, generate_series(1, 2) size
);
create index tender_title_keys_short_parts on tender_title_keys using gin (short_parts(search_key));
