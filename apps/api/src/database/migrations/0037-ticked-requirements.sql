-- What a notice asks for and somebody has ready: the ticks of the checklist on the page of a tender.
create table ticked_requirements (
  user_id integer not null references users on delete cascade,
  tender_id integer not null references tenders on delete cascade,
  kind text not null,
  ticked_at timestamptz(3) not null,
  primary key (user_id, tender_id, kind)
);
create index ticked_requirements_of_tender on ticked_requirements (tender_id);
