-- How many notices a source had of late, day by day.
create index tender_sources_by_source_day on tender_sources (source_id, published_on);
