-- Messages from the contact form, and the mails that go out. See docs/leads.md.

create table leads (
  -- UTC day and hash of what was typed: a double click is one lead.
  id text primary key,
  received_at timestamptz not null check (isfinite(received_at)),
  name text not null,
  email text not null,
  phone text not null,
  website text not null,
  message text not null,
  -- Suspicion, and the signs that made it.
  score smallint not null,
  signs text[] not null,
  quarantined boolean not null
);

create index leads_by_arrival on leads (received_at, id);
create index leads_by_email on leads (lower(email));

-- The outbox: one row is one mail, with one Message-ID however often it is tried.
create table mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  kind text not null check (kind in ('lead', 'alert', 'digest')),
  lead_id text references leads (id) on delete cascade check ((kind = 'lead') = (lead_id is not null)),
  queued_at timestamptz not null,
  -- Until then whoever took it is at it.
  leased_until timestamptz,
  -- Goes up whenever it is taken: only the last taker may say that it failed.
  attempt integer not null default 0,
  failures text[] not null default '{}',
  retry_at timestamptz,
  sent_at timestamptz check (isfinite(sent_at)),
  given_up_at timestamptz
);

create index mails_to_send on mails (retry_at nulls first, id) where sent_at is null and given_up_at is null;
create index mails_by_lead on mails (lead_id);
create index mails_by_sending on mails (sent_at) where sent_at is not null;
-- One alert tells of all leads given up so far.
create unique index one_open_alert on mails (kind) where kind = 'alert' and sent_at is null and given_up_at is null;
