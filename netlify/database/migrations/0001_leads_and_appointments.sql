-- Messages from the contact form, appointments, and everything that goes out about them.
-- See docs/leads.md and docs/appointments.md.

create table leads (
  -- UTC day and hash of what was typed: a double click is one lead.
  id text primary key,
  received_at timestamptz not null check (isfinite(received_at)),
  name text not null,
  email text not null,
  phone text not null,
  website text not null,
  message text not null,
  -- Suspicion, and the signals that made it.
  score smallint not null,
  signals text[] not null,
  quarantined boolean not null,
  -- Path of the page that the form was sent from; empty when it did not say.
  source text not null default '' check (length(source) <= 120),
  answered_at timestamptz check (isfinite(answered_at))
);

create index leads_by_arrival on leads (received_at, id);
create index leads_by_email on leads (lower(email));
create index leads_to_answer on leads (received_at) where answered_at is null and not quarantined;

-- An exclusion constraint compares ranges; a plain text it compares only with the extension btree_gist, which not
-- every Postgres has (the one of `netlify dev` has none).
create type text_range as range (subtype = text);

create table appointments (
  id uuid primary key,
  host text not null,
  starts_at timestamptz not null check (isfinite(starts_at)),
  ends_at timestamptz not null check (ends_at > starts_at),
  -- With the buffer after it: no other appointment of the host may touch it.
  during tstzrange not null check (during @> tstzrange(starts_at, ends_at)),
  -- held: waits until held_until for its confirmation, then the time is free again.
  state text not null check (state in ('held', 'booked', 'cancelled')),
  held_until timestamptz check ((state = 'held') <= (held_until is not null)),
  -- Goes up with each change that a calendar has to follow (SEQUENCE of the invitation).
  sequence integer not null default 0,
  name text not null,
  email text not null,
  phone text not null,
  website text not null,
  subject text not null,
  -- Time zone in which the visitor chose.
  zone text not null,
  -- Address of the meeting, and of the site on which it was booked.
  meeting text not null,
  site text not null,
  -- Whom to count it for: the address without what follows a +, in small letters.
  person text not null,
  -- Keyed hash of the visitor's network address, for an hour.
  origin text,
  signals text[] not null,
  booked_at timestamptz not null,
  -- When it got the time that it has: reminders count from here.
  settled_at timestamptz not null,
  cancelled_at timestamptz,
  constraint one_at_a_time exclude using gist (text_range(host, host, '[]') with =, during with &&)
    where (state <> 'cancelled')
);

create index appointments_by_start on appointments (starts_at);
create index appointments_by_person on appointments (person);
create index appointments_by_email on appointments (lower(email));
create index appointments_by_origin on appointments (origin, booked_at) where origin is not null;

-- What a calendar feed said when it was last read. `feed` is a hash: addresses of feeds are secrets.
create table calendars (
  feed text primary key,
  busy jsonb not null,
  read_at timestamptz not null
);

-- One row is one mail or one post to the webhook, under one id however often it is tried.
create table outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'webhook')),
  -- `Message-ID` of a mail, `webhook-id` of a post.
  message_id text not null unique,
  kind text not null check (case channel
    when 'mail' then kind in ('lead', 'reminder', 'digest', 'written')
    else kind in ('lead.received', 'appointment.booked', 'appointment.moved', 'appointment.cancelled') end),
  lead_id text references leads (id) on delete cascade
    check ((kind in ('lead', 'reminder', 'lead.received')) = (lead_id is not null)),
  appointment_id uuid references appointments (id) on delete cascade,
  -- What it says, where that was written down when it was queued; the rest is written when it is sent.
  content jsonb check ((kind = 'written' or kind like 'appointment.%') = (content is not null)),
  queued_at timestamptz not null,
  -- Not sent after this: a reminder of what has begun.
  expires_at timestamptz,
  -- Until then the process that took it is sending it.
  leased_until timestamptz,
  -- Goes up each time it is taken: only the last taker may record a failure.
  attempt integer not null default 0,
  failures text[] not null default '{}',
  retry_at timestamptz,
  sent_at timestamptz check (isfinite(sent_at)),
  given_up_at timestamptz
);

create index outbox_to_send on outbox (channel, retry_at nulls first, id) where sent_at is null and given_up_at is null;
create index outbox_by_lead on outbox (lead_id);
create index outbox_by_sending on outbox (sent_at) where sent_at is not null;
create index outbox_by_appointment on outbox (appointment_id) where appointment_id is not null;
