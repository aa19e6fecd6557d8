-- A recommendation's vote_count is kept by the database, so that it equals the rows whichever way they come and go: by a
-- vote, or with the account of somebody who had voted. Once a statement, and in the order of ids: two accounts that are
-- deleted at the same moment, and had voted on the same recommendations, wait for each other in one direction only.

create function count_votes() returns trigger language plpgsql as $$
begin
  perform 1 from personality_recommendations
  where id in (select recommendation_id from changed_votes) order by id for no key update;
  -- Counted anew rather than added up. Behind the lock, so that what others had changed before is seen.
  update personality_recommendations r
  set vote_count = (
    select count(*) filter (where v.vote = 'up') - count(*) filter (where v.vote = 'down')
    from recommendation_votes v where v.recommendation_id = r.id
  )
  where r.id in (select recommendation_id from changed_votes);
  return null;
end $$;

create trigger count_inserted_votes after insert on recommendation_votes
referencing new table as changed_votes for each statement execute function count_votes();
create trigger count_updated_votes after update on recommendation_votes
referencing new table as changed_votes for each statement execute function count_votes();
create trigger count_deleted_votes after delete on recommendation_votes
referencing old table as changed_votes for each statement execute function count_votes();
