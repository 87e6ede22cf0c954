-- Appointments that visitors book, and what their hosts' calendars say. See docs/appointments.md.

create extension if not exists btree_gist;

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
  signs text[] not null,
  booked_at timestamptz not null,
  -- When it got the time that it has: reminders count from here.
  settled_at timestamptz not null,
  cancelled_at timestamptz,
  constraint one_at_a_time exclude using gist (host with =, during with &&) where (state <> 'cancelled')
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

-- Mails that are written when they are queued: they hold what they say.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('lead', 'alert', 'digest', 'written'));
alter table mails add column content jsonb check ((kind = 'written') = (content is not null));
alter table mails add column appointment_id uuid references appointments (id) on delete cascade;
-- Not sent after this: a reminder of what has begun.
alter table mails add column expires_at timestamptz;
create index mails_by_appointment on mails (appointment_id) where appointment_id is not null;
