import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One flush in one round trip and one implicit transaction: the head row is never locked while a client is thinking,
 * so a stopped or slow process cannot hold up the others.
 *
 * Each request is decided by itself: a known command id is answered by its receipt, a wrong revision is a conflict, and
 * neither harms its neighbours. Requests that depend on one another (same stream or same command id) stand in different
 * rounds, runs of requests one after the other: a round sees what the rounds before it wrote.
 *
 * The lookups stand in statements after the lock on purpose: under READ COMMITTED each statement of a volatile
 * function has a snapshot of its own, so they see everything that was committed before the lock was ours.
 *
 * `expected`: a revision, or -1 no-stream, -2 stream-exists, -3 any. `round_ends` holds the last request of each round,
 * `owners` and `offsets` say to which request an event belongs (from 1) and where in it (from 0). Events find what was
 * decided for their request by array subscript, not by join: a join of two unnests is planned as nested loops.
 * `first_positions` also says 0 for a conflict and -1 for a known command. `enable_seqscan = off` keeps plans that were cached while
 * the tables were empty from staying sequential; `force_generic_plan` keeps small batches from being planned each time.
 */
const FLUSH = `
create function event_log.flush(
  command_ids uuid[], account_ids text[], body_hashes text[], streams text[], expected bigint[], sizes integer[],
  round_ends integer[], owners integer[], offsets integer[], event_streams text[], categories text[],
  event_ids uuid[], types text[], versions smallint[], data json[], metadata json[]
) returns table (
  request integer, answer text, at_position text, at_revision bigint, known json
) language plpgsql set enable_seqscan = off set plan_cache_mode = force_generic_plan as $flush$
#variable_conflict use_column
declare
  head bigint;
  next_position bigint;
  moment timestamptz;
  appended bigint;
  first_request integer := 1;
  last_request integer;
  revisions bigint[];
  first_positions bigint[];
  first_revisions bigint[];
begin
  select h.position into strict head from event_log.head h where h.id = 1 for no key update;
  next_position := head + 1;
  moment := clock_timestamp();
  foreach last_request in array round_ends loop
    with decided as materialized (
      select r.no, r.size, last.revision,
        case
          when known.command_id is not null then 'known'
          when r.expected = -3 or r.expected = coalesce(last.revision, -1)
            or r.expected = -2 and last.revision is not null then 'appended'
          else 'conflict'
        end as answer
      from unnest(command_ids[first_request:last_request], streams[first_request:last_request],
          expected[first_request:last_request], sizes[first_request:last_request])
        with ordinality as r(command_id, stream, expected, size, no)
      left join lateral (
        select k.command_id from event_log.receipt k where k.command_id = r.command_id limit 1
      ) known on true
      left join lateral (
        select e.revision from event_log.event e where e.stream = r.stream order by e.revision desc limit 1
      ) last on true
    ), placed as (
      -- The window leaves the rows in the requests' order, and the aggregates below take them so.
      select d.*, sum(case d.answer when 'appended' then d.size else 0 end) over (order by d.no) - d.size as before
      from decided d
    )
    select array_agg(p.revision), array_agg(coalesce(p.revision, -1) + 1),
      array_agg(case p.answer when 'appended' then next_position + p.before when 'conflict' then 0 else -1 end),
      coalesce(sum(p.size) filter (where p.answer = 'appended'), 0)
    into revisions, first_revisions, first_positions, appended
    from placed p;

    if appended > 0 then
      insert into event_log.event
        (position, stream, revision, category, event_id, type, version, data, metadata, recorded_at)
      select first_positions[e.owner - first_request + 1] + e.at, e.stream,
        first_revisions[e.owner - first_request + 1] + e.at, e.category,
        e.event_id, e.type, e.version, e.data, e.metadata, moment
      from unnest(owners, offsets, event_streams, categories, event_ids, types, versions, data, metadata)
        as e(owner, at, stream, category, event_id, type, version, data, metadata)
      where e.owner between first_request and last_request and first_positions[e.owner - first_request + 1] > 0;

      insert into event_log.receipt (command_id, account_id, body_hash, outcome, stream, position, revision)
      select r.command_id, r.account_id, r.body_hash, 'handled', r.stream,
        (r.first_position + r.size - 1)::text, r.first_revision + r.size - 1
      from unnest(command_ids[first_request:last_request], account_ids[first_request:last_request],
          body_hashes[first_request:last_request], streams[first_request:last_request],
          sizes[first_request:last_request], first_positions, first_revisions)
        as r(command_id, account_id, body_hash, stream, size, first_position, first_revision)
      where r.first_position > 0;
      next_position := next_position + appended;
    end if;

    return query
    select (first_request + r.no - 1)::integer,
      case r.first_position when -1 then 'known' when 0 then 'conflict' else 'appended' end,
      (r.first_position + r.size - 1)::text,
      case when r.first_position > 0 then r.first_revision + r.size - 1 else r.revision end,
      known.receipt
    from unnest(revisions, first_revisions, first_positions,
        command_ids[first_request:last_request], sizes[first_request:last_request])
      with ordinality as r(revision, first_revision, first_position, command_id, size, no)
    left join lateral (
      select row_to_json(k) as receipt from event_log.receipt k
      where r.first_position = -1 and k.command_id = r.command_id limit 1
    ) known on true;

    first_request := last_request + 1;
  end loop;
  if next_position > head + 1 then
    update event_log.head h set position = next_position - 1 where h.id = 1;
    perform pg_notify('event_log', (next_position - 1)::text);
  end if;
end $flush$`;

export const flush: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql.raw(FLUSH).execute(database);
  },
};
