-- Staff sign in at the admin with a password and a second factor. They are no longer customers: the account of a
-- customer, with its codes of four digits, must never open the admin.
alter table staff_members drop constraint staff_members_customer_id_fkey;
alter table staff_members rename column customer_id to id;
alter table staff_members
  alter column id set default gen_random_uuid(),
  add column email text,
  add column name text,
  -- The language of the admin and of messages to this person.
  add column language text not null default 'en' check (language in ('en', 'arb')),
  -- Null until the person has accepted an invitation.
  add column password_hash text,
  -- Encrypted by the shop with a key that the database does not hold.
  add column totp_secret text,
  -- The last time step whose code was accepted: no code is accepted twice (RFC 6238, section 5.2).
  add column totp_step bigint not null default 0,
  -- Who no longer works here; the row stays, as the audit names it.
  add column removed_at timestamptz;
update staff_members s set email = lower(coalesce(c.email, s.id || '@no-email.invalid')), name = c.name
  from customers c where c.id = s.id;
update staff_members set role = 'workshop' where role = 'atelier';
alter table staff_members alter column email set not null, alter column name set not null;
create unique index staff_members_by_email on staff_members (email) where removed_at is null;

alter table staff_audit drop constraint staff_audit_customer_id_fkey;
alter table staff_audit rename column customer_id to staff_id;
alter table staff_audit
  add constraint staff_audit_staff_id_fkey foreign key (staff_id) references staff_members,
  -- Why the person did it, where a reason is asked for.
  add column reason text;
-- `workshop` was called `atelier` before; what the audit says is not rewritten.
create index staff_audit_by_time on staff_audit (at desc);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'rows of staff_audit are never changed';
end $$;
create trigger staff_audit_is_final before update or delete on staff_audit
  for each row execute function refuse_change_of_audit();
create trigger staff_audit_stays before truncate on staff_audit
  for each statement execute function refuse_change_of_audit();

alter table staff_payouts drop constraint staff_payouts_customer_id_fkey;
alter table staff_payouts rename column customer_id to staff_id;
alter table staff_payouts
  add constraint staff_payouts_staff_id_fkey foreign key (staff_id) references staff_members;

-- An invitation to work in the shop, taken up through the link of an email or of the terminal.
create table staff_invitations (
  id          uuid primary key default gen_random_uuid(),
  -- Null for the first owner, whose email nobody knows yet.
  email       text,
  role        text not null,
  language    text not null check (language in ('en', 'arb')),
  -- Null where the invitation was made on the machine of the shop.
  invited_by  uuid references staff_members,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  -- The secret of the authenticator app that the person sets up, encrypted.
  totp_secret text,
  -- When the invitation was accepted, or replaced by another.
  ended_at    timestamptz
);

-- A session begins with the password and counts from the moment a second factor was proved.
create table staff_sessions (
  id         uuid primary key default gen_random_uuid(),
  staff_id   uuid not null references staff_members,
  -- SHA-256 of the token.
  token_hash text not null unique,
  -- The name of the browser and the system, such as 'Safari, iPhone'.
  device     text not null,
  created_at timestamptz not null,
  seen_at    timestamptz not null,
  expires_at timestamptz not null,
  -- The last moment at which a second factor was proved; null before the first.
  proved_at  timestamptz,
  -- Opened on the machine of the shop, where no second factor is asked for.
  is_machine boolean not null default false,
  ended_at   timestamptz
);
create index staff_sessions_by_member on staff_sessions (staff_id) where ended_at is null;

create table staff_recovery_codes (
  id       bigint generated always as identity primary key,
  staff_id uuid not null references staff_members,
  -- The first four characters find the row.
  finder   text not null,
  -- argon2id of the whole code.
  hash     text not null,
  used_at  timestamptz
);
create index staff_recovery_codes_by_member on staff_recovery_codes (staff_id, finder) where used_at is null;

-- Only staff needed to know how a customer had logged in.
alter table sessions drop column by_password;
alter table code_challenges drop column verified_strongly;
