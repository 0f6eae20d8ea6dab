import type { QueryConfig } from 'pg';
import type { AppendResult, ExpectedRevision, LogPosition } from '../port.ts';
import { categoryOf, type PreparedAppend, type PreparedEvent } from '../prepared-append.ts';
import { answerFromReceipt } from '../receipt-answer.ts';
import { int2Array, int4Array, int8Array, jsonArray, textArray, uuidArray } from './binary-array.ts';
import { type ReceiptRow, toReceipt } from './receipts.ts';

const FLUSH = `select * from event_log.flush($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

export type FlushMember = { readonly append: PreparedAppend; readonly round: number };

/** One row of `event_log.flush`: `request` counts from 1, `known` is the stored receipt of a known command. */
export type FlushRow = {
  readonly request: number;
  readonly answer: 'appended' | 'known' | 'conflict';
  readonly at_position: LogPosition;
  readonly at_revision: string | null;
  readonly known: ReceiptRow | null;
};

/** The prepared statement that decides and writes a whole batch; `members` are sorted by round. */
export function flushStatement(members: readonly FlushMember[], timeoutMs: number): QueryConfig {
  return {
    name: 'event-log-flush',
    text: FLUSH,
    values: [...requestColumns(members), ...eventColumns(members)],
    // Read by pg's client, absent from its types: a flush without an answer in time has an unknown outcome.
    ...{ query_timeout: timeoutMs },
  };
}

function requestColumns(members: readonly FlushMember[]): Buffer[] {
  const requests = members.map(({ append }) => append.request);
  return [
    uuidArray(requests.map(({ receipt }) => receipt.commandId)),
    textArray(requests.map(({ receipt }) => receipt.accountId)),
    textArray(requests.map(({ receipt }) => receipt.bodyHash)),
    textArray(requests.map(({ stream }) => stream)),
    int8Array(requests.map(({ expected }) => expectedCode(expected))),
    int4Array(requests.map(({ events }) => events.length)),
    int4Array(roundEnds(members)),
  ];
}

/** The number (from 1) of each round's last request. */
function roundEnds(members: readonly FlushMember[]): number[] {
  return members.flatMap(({ round }, index) => (members[index + 1]?.round === round ? [] : [index + 1]));
}

function eventColumns(members: readonly FlushMember[]): Buffer[] {
  const owners: number[] = [];
  const offsets: number[] = [];
  const streams: string[] = [];
  const events: PreparedEvent[] = [];
  members.forEach(({ append }, member) => {
    append.events.forEach((event, offset) => {
      owners.push(member + 1);
      offsets.push(offset);
      streams.push(append.request.stream);
      events.push(event);
    });
  });
  return [
    int4Array(owners),
    int4Array(offsets),
    textArray(streams),
    textArray(streams.map(categoryOf)),
    uuidArray(events.map(({ id }) => id)),
    textArray(events.map(({ type }) => type)),
    int2Array(events.map(({ version }) => version)),
    jsonArray(events.map(({ data }) => data)),
    jsonArray(events.map(({ metadata }) => metadata)),
  ];
}

function expectedCode(expected: ExpectedRevision): bigint {
  if (typeof expected === 'bigint') return expected;
  const codes = { 'no-stream': -1n, 'stream-exists': -2n, any: -3n } as const;
  return codes[expected];
}

/** What one row of a flush means for the append that asked. */
export function resultOf(row: FlushRow, { request }: PreparedAppend): AppendResult {
  if (row.known) return answerFromReceipt(toReceipt(row.known), request.receipt);
  const revision = row.at_revision === null ? null : BigInt(row.at_revision);
  if (row.answer === 'conflict') return { kind: 'conflict', current: revision };
  if (revision === null) throw new Error('the flush appended without a revision');
  return { kind: 'appended', position: row.at_position, revision };
}
