-- The promise of an answer within 24 hours, and the team's desk. See docs/desk.md.

-- A text as it is searched: small letters, no accents, no ligatures, straight apostrophes.
create function search_text(typed text) returns text language sql immutable strict parallel safe
  return lower(translate(
    replace(replace(regexp_replace(normalize(typed, NFKD), '[\u0300-\u036f]', '', 'g'), 'œ', 'oe'), 'Œ', 'oe'),
    '’ʼ', ''''''
  ));

alter table leads
  -- Goes up with each change, so that two who change it at once notice.
  add column version integer not null default 1,
  -- Path of the page that the form was sent from; empty when it did not say.
  add column source text not null default '' check (length(source) <= 120),
  -- False for what came in before answers were noted: nobody knows whether it was answered.
  add column tracked boolean not null default false,
  add column answered_at timestamptz check (isfinite(answered_at)),
  -- Address of a member of the team, or what they typed as their name.
  add column answered_by text check ((answered_by is null) = (answered_at is null)),
  add column search text not null generated always as (
    search_text(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g') || ' ' || website || ' ' || message)
  ) stored;

alter table leads alter column tracked set default true;

create index leads_to_answer on leads (received_at) where tracked and answered_at is null and not quarantined;
create index leads_by_answer on leads (answered_at) where answered_at is not null;

create table notes (
  id bigint generated always as identity primary key,
  lead_id text not null references leads (id) on delete cascade,
  written_at timestamptz not null,
  who text not null,
  content text not null check (length(content) <= 2000)
);

create index notes_by_lead on notes (lead_id);

-- Who did what, and when. Goes with what it is about; without either it tells of a person erased or a file taken.
create table history (
  id bigint generated always as identity primary key,
  done_at timestamptz not null,
  who text not null,
  what text not null,
  lead_id text references leads (id) on delete cascade,
  appointment_id uuid references appointments (id) on delete cascade,
  detail text not null default ''
);

create index history_by_lead on history (lead_id) where lead_id is not null;
create index history_by_appointment on history (appointment_id) where appointment_id is not null;

-- Asking for a link to sign in: keyed hashes of the mail address and of the network address, for an hour.
create table sign_in_tries (
  tried_at timestamptz not null,
  email text not null,
  origin text not null
);

create index sign_in_tries_by_email on sign_in_tries (email, tried_at);
create index sign_in_tries_by_origin on sign_in_tries (origin, tried_at);

-- Links that were mailed and not yet used. `token` is a hash.
create table sign_in_links (
  token text primary key,
  email text not null,
  expires_at timestamptz not null
);

create table staff_sessions (
  id uuid primary key,
  -- Hash of what the cookie holds.
  token text not null unique,
  email text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  -- What the browser says of itself.
  agent text not null
);

create index staff_sessions_by_email on staff_sessions (email);

-- Reminders of what waits for an answer: written when they are sent, from the lead.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('lead', 'alert', 'digest', 'written', 'reminder'));
alter table mails drop constraint mails_check;
alter table mails add constraint mails_check check ((kind in ('lead', 'reminder')) = (lead_id is not null));
