-- Two words in a row have a number by how they sound, so that an index finds them in either script. A job reads the words
-- of tenders of before again; until then their phrases are found in what is newest alone.
delete from unread_words;
insert into unread_words (below_id) select max(id) + 1 from tenders having max(id) is not null;
