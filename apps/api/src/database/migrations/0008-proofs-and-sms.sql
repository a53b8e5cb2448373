-- A session from a campaign link sees what that link offers. Those from before do not say which link opened them.
delete from sessions where purpose = 'campaign';
alter table sessions add column campaign_link_id integer references campaign_links on delete cascade;

-- When a code that was sent to the phone last came back, and when Telegram was connected: what was connected later may be
-- the work of somebody who had the session and not the phone.
alter table users add column phone_proven_at timestamptz(3);
alter table users add column telegram_linked_at timestamptz(3);

-- How many SMS were handed over on a day, by the calendar of Addis Ababa.
create table sms_days (
  day date primary key,
  sent integer not null check (sent > 0)
);
