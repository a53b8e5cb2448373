-- What a tender is filed under, and in which period it was posted, beside the words of its content: an index that knows
-- both leads to the newest that are asked for, and does not gather all that have a common word.
alter table tender_content_words add column facets text[] not null default '{}';
drop index tender_content_words_words;
update tender_content_words c set facets = k.facets || ('p' || floor(extract(epoch from c.created_at) / 2592000))
  from tender_title_keys k where k.tender_id = c.tender_id;
create index tender_content_words_words on tender_content_words using gin (words, pairs, facets);

-- Two words in a row have a number by how they sound, in either script. A job reads the words of tenders of before again.
delete from unread_words;
insert into unread_words (below_id) select max(id) + 1 from tenders having max(id) is not null;
