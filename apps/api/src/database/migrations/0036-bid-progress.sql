-- How far somebody's own offer for a saved tender is, and what they want to remember of it.
alter table saved_tenders
  add column stage text not null default 'considering'
    check (stage in ('considering', 'buying-documents', 'preparing', 'submitted')),
  add column note text;
