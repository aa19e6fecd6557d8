-- Recommendations are listed in pages, by votes or by time: an index for each order, so that a page costs its own length.
-- Votes are negated, since they fall where time and id rise: only so can a place in the order be compared as one row.

drop index personality_recommendations_votes_idx;
create index personality_recommendations_votes_idx on personality_recommendations ((-vote_count), created_at, id);
create index personality_recommendations_pending_idx on personality_recommendations ((-vote_count), created_at, id)
  where status = 'pending';
create index personality_recommendations_decided_idx on personality_recommendations ((-vote_count), created_at, id)
  where status <> 'pending';
create index personality_recommendations_created_at_idx on personality_recommendations (created_at desc, id desc);
