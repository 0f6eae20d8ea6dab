import type { Pool } from 'pg';
import type { AppendResult, JsonObject, LogPosition, Receipt, ReceiptKey, StreamName } from '../port.ts';
import { assertKey, assertStreamName, assertUuid } from '../prepared-append.ts';
import { answerFromReceipt } from '../receipt-answer.ts';
import { translated } from './database-fault.ts';
import { Gathering } from './gathering.ts';

/** A row of `event_log.receipt`; `revision` is text from a column, a number inside JSON. */
export type ReceiptRow = {
  readonly command_id: string;
  readonly account_id: string;
  readonly body_hash: string;
  readonly outcome: Receipt['outcome'];
  readonly stream: StreamName;
  readonly position: LogPosition;
  readonly revision: string | number | null;
  readonly refusal: JsonObject | null;
};

/** The answers of commands, for ever (both adapters keep them in PostgreSQL). */
export class PostgresReceipts {
  readonly #pool: Pool;
  readonly #lookups = new Gathering((commandIds) => this.#findAll(commandIds));

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async find({ commandId }: Pick<ReceiptKey, 'commandId'>): Promise<Receipt | null> {
    assertUuid(commandId, 'command id');
    return this.#lookups.ask(commandId.toLowerCase());
  }

  /** `on conflict do nothing` is right here, and only here: the first answer of a command id is meant to win. */
  async write(
    receipt: Receipt,
  ): Promise<{ readonly kind: 'written' } | Extract<AppendResult, { kind: 'repeated' | 'reused' }>> {
    assertKey(receipt);
    assertStreamName(receipt.stream);
    const query = {
      name: 'event-log-write-receipt',
      text: `insert into event_log.receipt
          (command_id, account_id, body_hash, outcome, stream, position, revision, refusal)
        values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (command_id) do nothing`,
      values: columnsOf(receipt),
    };
    const { rowCount } = await translated(() => this.#pool.query(query));
    if (rowCount === 1) return { kind: 'written' };
    const first = await this.find(receipt);
    if (!first) throw new Error('receipts are never deleted, yet the first one is gone');
    return answerFromReceipt(first, receipt);
  }

  async #findAll(commandIds: readonly string[]): Promise<(commandId: string) => Receipt | null> {
    const text = 'select * from event_log.receipt where command_id = any($1::uuid[])';
    const query = { name: 'event-log-receipts', text, values: [commandIds] };
    const { rows } = await translated(() => this.#pool.query<ReceiptRow>(query));
    const receipts = new Map(rows.map((row) => [row.command_id, toReceipt(row)]));
    return (commandId) => receipts.get(commandId) ?? null;
  }
}

function columnsOf(receipt: Receipt): unknown[] {
  return [
    receipt.commandId,
    receipt.accountId,
    receipt.bodyHash,
    receipt.outcome,
    receipt.stream,
    receipt.position,
    receipt.revision?.toString() ?? null,
    receipt.refusal === null ? null : JSON.stringify(receipt.refusal),
  ];
}

export function toReceipt(row: ReceiptRow): Receipt {
  return {
    commandId: row.command_id,
    accountId: row.account_id,
    bodyHash: row.body_hash,
    outcome: row.outcome,
    stream: row.stream,
    position: row.position,
    revision: row.revision === null ? null : BigInt(row.revision),
    refusal: row.refusal,
  };
}
