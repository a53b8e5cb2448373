-- Lists are read in the order of posting. Days of publication and of closing lie close to it, so a list narrowed by them
-- is read from there on. Tenders that are dated further off than that are few, and found here.
create index tender_sources_printed_far_off on tender_sources (published_on, created_at, tender_id)
  where created_at < (published_on - 8)::timestamp at time zone 'UTC'
    or created_at >= (published_on + 8)::timestamp at time zone 'UTC';
create index tenders_closing_far_off on tenders (closes_at, created_at, id)
  where closes_at <= created_at or closes_at > (created_at at time zone 'UTC' + interval '180 days') at time zone 'UTC';
-- Lists in the order of posting ask for it no more.
drop index tender_sources_by_day;

-- The language, categories, regions and sources of a tender beside the words of its title, as l1, c2, r3, s4: a common
-- word and a filter that hardly a tender with it fits meet in the index, and no row is read in vain.
drop index tender_title_keys_parts;
alter table tender_title_keys add column facets text[] not null default '{}';
update tender_title_keys k set facets = array['l' || t.language_id]
  || array(select 'c' || category_id from tender_categories c where c.tender_id = t.id)
  || array(select 'r' || region_id from tender_regions r where r.tender_id = t.id)
  || array(select 's' || source_id from tender_sources s where s.tender_id = t.id)
from tenders t where t.id = k.tender_id;
alter table tender_title_keys alter column facets drop default;
create index tender_title_keys_parts on tender_title_keys using gin (title_parts(search_key), facets);
