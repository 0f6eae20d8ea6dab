import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One flush in one round trip and one implicit transaction: the head row is never locked while a client is thinking,
 * so a stopped or slow process cannot hold up the others.
 *
 * Each request is decided by itself: a known command id is answered by its receipt, a wrong revision is a conflict, and
 * neither harms its neighbours. Requests that depend on one another (same stream or same command id) come in
 * different rounds: every statement of the function sees what the rounds before it wrote.
 *
 * The lookups stand in statements after the lock on purpose: under READ COMMITTED each statement of a volatile
 * function has a snapshot of its own, so they see everything that was committed before the lock was ours.
 * `enable_seqscan = off` keeps plans that were cached while the tables were empty from staying sequential.
 *
 * `expected`: a revision, or -1 no-stream, -2 stream-exists, -3 any. `owners` and `offsets` say to which request an
 * event belongs (from 1) and where in it (from 0).
 */
export const flush: Migration = {
  async up(database: Kysely<unknown>): Promise<void> {
    await sql`
      create function event_log.flush(
        command_ids uuid[], account_ids text[], body_hashes text[], streams text[], categories text[],
        expected bigint[], sizes integer[], rounds integer[], last_round integer,
        owners integer[], offsets integer[], event_ids uuid[], types text[], versions smallint[],
        data json[], metadata json[]
      ) returns table (
        request integer, answer text, at_position text, at_revision bigint,
        account_id text, body_hash text, outcome text, stream text, refusal json
      ) language plpgsql set enable_seqscan = off as $flush$
      #variable_conflict use_column
      declare
        head bigint;
        first_free bigint;
        moment timestamptz;
      begin
        select h.position into strict head from event_log.head h where h.id = 1 for no key update;
        first_free := head + 1;
        moment := clock_timestamp();
        for this_round in 0 .. last_round loop
          return query
          with request as materialized (
            select r.no::integer as no, r.command_id, r.account_id, r.body_hash, r.stream, r.category, r.expected, r.size
            from unnest(command_ids, account_ids, body_hashes, streams, categories, expected, sizes, rounds)
              with ordinality as r(command_id, account_id, body_hash, stream, category, expected, size, round, no)
            where r.round = this_round
          ), decided as materialized (
            select r.*, last.revision as last, known.position as known_position, known.revision as known_revision,
              known.account_id as known_account, known.body_hash as known_hash, known.outcome as known_outcome,
              known.stream as known_stream, known.refusal as known_refusal,
              case
                when known.command_id is not null then 'known'
                when r.expected = -3 or r.expected = coalesce(last.revision, -1)
                  or r.expected = -2 and last.revision is not null then 'appended'
                else 'conflict'
              end as answer
            from request r
            left join lateral (
              select k.* from event_log.receipt k where k.command_id = r.command_id limit 1
            ) known on true
            left join lateral (
              select e.revision from event_log.event e where e.stream = r.stream order by e.revision desc limit 1
            ) last on true
          ), accepted as materialized (
            select d.*, (first_free + sum(d.size) over (order by d.no) - d.size)::bigint as first_position,
              coalesce(d.last, -1) + 1 as first_revision
            from decided d where d.answer = 'appended'
          ), inserted as (
            insert into event_log.event
              (position, stream, revision, category, event_id, type, version, data, metadata, recorded_at)
            select a.first_position + e.at, a.stream, a.first_revision + e.at, a.category,
              e.event_id, e.type, e.version, e.data, e.metadata, moment
            from unnest(owners, offsets, event_ids, types, versions, data, metadata)
              as e(owner, at, event_id, type, version, data, metadata)
            join accepted a on a.no = e.owner
          ), remembered as (
            insert into event_log.receipt
              (command_id, account_id, body_hash, outcome, stream, position, revision)
            select a.command_id, a.account_id, a.body_hash, 'handled', a.stream,
              (a.first_position + a.size - 1)::text, a.first_revision + a.size - 1
            from accepted a
          )
          select d.no, d.answer,
            coalesce(d.known_position, (a.first_position + a.size - 1)::text),
            case d.answer
              when 'known' then d.known_revision
              when 'appended' then a.first_revision + a.size - 1
              else d.last
            end,
            d.known_account, d.known_hash, d.known_outcome, d.known_stream, d.known_refusal
          from decided d left join accepted a on a.no = d.no;
          select coalesce(max(e.position) + 1, first_free) into first_free
            from event_log.event e where e.position >= first_free;
        end loop;
        if first_free > head + 1 then
          update event_log.head h set position = first_free - 1 where h.id = 1;
          perform pg_notify('event_log', (first_free - 1)::text);
        end if;
      end $flush$`.execute(database);
  },
};
