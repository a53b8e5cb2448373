-- Lists of what closes first, and of what closes within some days. The first takes the place of the index that settling
-- used, which holds the same rows in the same order.
create index tenders_by_closing on tenders (open_until, id) where is_open;
drop index tenders_to_settle;
create index tenders_by_closing_day on tenders (closes_at) where closes_at is not null;
