-- Every number of Ethiopia: +251 and eight or nine digits, also those that no SMS reaches.
alter table users drop constraint users_phone_check, add check (phone ~ '^\+251[0-9]{8,9}$');
alter table telegram_contacts drop constraint telegram_contacts_phone_check, add check (phone ~ '^\+251[0-9]{8,9}$');
alter table campaign_links drop constraint campaign_links_phone_check, add check (phone ~ '^\+251[0-9]{8,9}$');
