import type { QueryConfig } from 'pg';
import type { AppendResult, ExpectedRevision, JsonObject, LogPosition, Receipt, StreamName } from '../port.ts';
import { categoryOf, type PreparedAppend } from '../prepared-append.ts';
import { answerFromReceipt } from '../receipt-answer.ts';
import { int2Array, int4Array, int8Array, jsonArray, textArray, uuidArray } from './binary-array.ts';

const FLUSH = `select * from event_log.flush($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`;

export type FlushMember = { readonly append: PreparedAppend; readonly round: number };

/** One row of `event_log.flush`: `request` counts from 1. The last five are the stored receipt of a known command. */
export type FlushRow = {
  readonly request: number;
  readonly answer: 'appended' | 'known' | 'conflict';
  readonly at_position: string | null;
  readonly at_revision: string | null;
  readonly account_id: string;
  readonly body_hash: string;
  readonly outcome: Receipt['outcome'];
  readonly stream: StreamName;
  readonly refusal: JsonObject | null;
};

/** The prepared statement that decides and writes a whole batch. */
export function flushStatement(members: readonly FlushMember[], timeoutMs: number): QueryConfig {
  return {
    name: 'event-log-flush',
    text: FLUSH,
    values: [...requestColumns(members), ...eventColumns(members)],
    // Read by pg's client, absent from its types: a flush without an answer in time has an unknown outcome.
    ...{ query_timeout: timeoutMs },
  };
}

function requestColumns(members: readonly FlushMember[]): unknown[] {
  const requests = members.map(({ append }) => append.request);
  return [
    uuidArray(requests.map(({ receipt }) => receipt.commandId)),
    textArray(requests.map(({ receipt }) => receipt.accountId)),
    textArray(requests.map(({ receipt }) => receipt.bodyHash)),
    textArray(requests.map(({ stream }) => stream)),
    textArray(requests.map(({ stream }) => categoryOf(stream))),
    int8Array(requests.map(({ expected }) => expectedCode(expected))),
    int4Array(requests.map(({ events }) => events.length)),
    int4Array(members.map(({ round }) => round)),
    Math.max(...members.map(({ round }) => round)),
  ];
}

function eventColumns(members: readonly FlushMember[]): unknown[] {
  const rows = members.flatMap(({ append }, member) =>
    append.events.map((event, offset) => ({ event, owner: member + 1, offset })),
  );
  return [
    int4Array(rows.map(({ owner }) => owner)),
    int4Array(rows.map(({ offset }) => offset)),
    uuidArray(rows.map(({ event }) => event.id)),
    textArray(rows.map(({ event }) => event.type)),
    int2Array(rows.map(({ event }) => event.version)),
    jsonArray(rows.map(({ event }) => event.data)),
    jsonArray(rows.map(({ event }) => event.metadata)),
  ];
}

function expectedCode(expected: ExpectedRevision): bigint {
  if (typeof expected === 'bigint') return expected;
  const codes = { 'no-stream': -1n, 'stream-exists': -2n, any: -3n } as const;
  return codes[expected];
}

/** What one row of a flush means for the append that asked. */
export function resultOf(row: FlushRow, append: PreparedAppend): AppendResult {
  const revision = row.at_revision === null ? null : BigInt(row.at_revision);
  if (row.answer === 'conflict') return { kind: 'conflict', current: revision };
  const position = row.at_position as LogPosition;
  if (row.answer === 'appended') return { kind: 'appended', position, revision: revision ?? 0n };
  const receipt: Receipt = {
    commandId: append.request.receipt.commandId,
    accountId: row.account_id,
    bodyHash: row.body_hash,
    outcome: row.outcome,
    stream: row.stream,
    position,
    revision,
    refusal: row.refusal,
  };
  return answerFromReceipt(receipt, append.request.receipt);
}
