-- Lists are read in the order of posting. Days of publication and of closing lie close to it, so a list narrowed by them
-- is read from there on. Tenders that are dated further off than that are few, and found here.
create index tender_sources_printed_far_off on tender_sources (published_on, created_at, tender_id)
  where created_at < (published_on - 8)::timestamp at time zone 'UTC'
    or created_at >= (published_on + 8)::timestamp at time zone 'UTC';
create index tenders_closing_far_off on tenders (closes_at, created_at, id)
  where closes_at <= created_at or closes_at > (created_at at time zone 'UTC' + interval '180 days') at time zone 'UTC';
-- Lists in the order of posting ask for it no more.
drop index tender_sources_by_day;
