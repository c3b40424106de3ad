-- Whether a login began with the password of the account: staff works in no other.
alter table sessions add column by_password boolean not null default false;

-- Whether it was proved with what nobody guesses: the link of the email, or a long code.
alter table code_challenges add column proved_strongly boolean not null default false;
