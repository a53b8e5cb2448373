-- Phones for which somebody has asked for a code to reset the password. A worker looks up whether the phone has an account,
-- so that asking takes as long for a phone without one.
create table reset_requests (
  phone text primary key,
  asked_at timestamptz(3) not null
);
