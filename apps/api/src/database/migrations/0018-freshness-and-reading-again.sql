-- How many notices a source had of late, day by day.
create index tender_sources_by_source_day on tender_sources (source_id, published_on);

-- The version of the reader that last read all of a document: what an older one has read can be read again.
alter table raw_documents add column read_by integer;
create index raw_documents_to_read_again on raw_documents (collector_id, id);
create index readings_of_notice on readings (notice_key, raw_document_id);

-- The runs of a day, for metrics.
create index collection_runs_ended on collection_runs (ended_at);
