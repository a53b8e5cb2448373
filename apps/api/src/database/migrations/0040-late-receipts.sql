-- Receipts that wait for a verified contact are few among all messages.
create index receipts_without_contact on messages (created_at)
  where template = 'paymentReceived' and reason = 'no-contact';
