-- What people have chosen in the chat with the bot. They may do so before they have an account.
create table telegram_languages (
  telegram_id bigint primary key,
  language text not null check (language in ('en', 'am'))
);
