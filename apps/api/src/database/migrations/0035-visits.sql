-- When somebody was here, and which of the newest tenders they have seen: what is new to them follows from it.
create table visits (
  user_id integer primary key references users on delete cascade,
  first_at timestamptz(3) not null,
  last_at timestamptz(3) not null,
  -- When the visit before this one ended; null during the first.
  new_since timestamptz(3),
  seen_ids integer[] not null
);
