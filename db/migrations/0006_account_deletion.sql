-- Who deletes their account takes all that is theirs along; what is counted stays, without the person (docs/contract.md §10.4).
-- Each check says what a row of nobody may still hold, so that a deletion which forgets something fails.

-- Set when somebody has shown that the address is theirs: by a mail to it, or by Google.
alter table users add email_verified_at timestamptz;

alter table user_logins
  alter user_id drop not null,
  drop constraint user_logins_user_id_fkey,
  add foreign key (user_id) references users (id) on delete set null,
  add constraint user_logins_of_nobody check (user_id is not null or (ip_address is null and user_agent is null));

alter table question_analytics
  alter user_id drop not null,
  alter conversation_id drop not null,
  alter question drop not null,
  drop constraint question_analytics_user_id_fkey,
  drop constraint question_analytics_conversation_id_fkey,
  add foreign key (user_id) references users (id) on delete set null,
  add foreign key (conversation_id) references conversations (id) on delete set null,
  add constraint question_analytics_of_nobody check (user_id is not null or question is null);

alter table reaction_analytics
  alter user_id drop not null,
  alter conversation_id drop not null,
  alter message_index drop not null,
  drop constraint reaction_analytics_user_id_fkey,
  drop constraint reaction_analytics_conversation_id_message_index_fkey,
  add foreign key (user_id) references users (id) on delete set null,
  add foreign key (conversation_id, message_index) references messages (conversation_id, index) on delete set null;

alter table user_feedback
  alter user_id drop not null,
  drop constraint user_feedback_user_id_fkey,
  add foreign key (user_id) references users (id) on delete set null,
  add constraint user_feedback_of_nobody check (user_id is not null or comment is null);
