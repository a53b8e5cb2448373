-- A tender that was removed by undoing an import. It gets its number back when this notice is imported again.
alter table withdrawn_tenders add column notice_source_id smallint;
alter table withdrawn_tenders add column notice_key text;
create index withdrawn_tenders_of_notice on withdrawn_tenders (notice_source_id, notice_key) where notice_key is not null;
