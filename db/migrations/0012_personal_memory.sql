-- Whether mentors are told the person's first name, and what this person has asked them before.
alter table users add personal_memory boolean not null default true;

-- A person's latest questions to one mentor, however many they have asked the others.
create index question_analytics_user_id_personality_idx on question_analytics (user_id, personality, timestamp desc, id desc);
