-- The first failure: 72 hours after it the row is given up.
alter table outbox add column failing_since timestamptz;
update outbox set failing_since = queued_at where failures <> '{}';

-- From now on the `message_id` of a mail is its `Message-ID` without the domain, which may change.
update outbox set message_id = regexp_replace(message_id, '^<(.+)@.+>$', '\1') where channel = 'mail';
