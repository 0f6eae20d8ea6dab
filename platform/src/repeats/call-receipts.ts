import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from '../database/open-database.ts';

/** One use of a command's id: who sent it, with which body (SHA-256 of what was received). */
export type CallUse = { readonly commandId: string; readonly accountId: string; readonly bodyHash: string };

/** What is known of a command's id: `begun` when it is new, or was cut off before its answer. */
export type FirstUse =
  | { readonly kind: 'begun' }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'reused' };

/**
 * First answers of calls that write no event, so that their repeats get the same, for ever. Between `begin` and `finish` the
 * call has to be safe to do twice.
 */
export type CallReceipts = {
  begin(use: CallUse): Promise<FirstUse>;
  /** The first answer wins. */
  finish(commandId: string, answer: string): Promise<void>;
};

export const createCallReceipt: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table platform.call_receipt (
      command_id uuid primary key, account_id text not null, body_hash text not null, answer text,
      begun_at timestamptz not null default now())`.execute(db);
  },
};

type Row = { readonly account_id: string; readonly body_hash: string; readonly answer: string | null };

/** Kept in PostgreSQL; needs `platformMigrations`. */
export function callReceipts({ pool }: Database): CallReceipts {
  return {
    async begin({ commandId, accountId, bodyHash }) {
      const { rowCount } = await pool.query(
        `insert into platform.call_receipt (command_id, account_id, body_hash) values ($1, $2, $3)
          on conflict (command_id) do nothing`,
        [commandId, accountId, bodyHash],
      );
      if (rowCount === 1) return { kind: 'begun' };
      const { rows } = await pool.query<Row>(
        'select account_id, body_hash, answer from platform.call_receipt where command_id = $1',
        [commandId],
      );
      return rows[0]?.account_id === accountId && rows[0].body_hash === bodyHash ? used(rows[0]) : { kind: 'reused' };
    },
    async finish(commandId, answer) {
      await pool.query('update platform.call_receipt set answer = coalesce(answer, $2) where command_id = $1', [
        commandId,
        answer,
      ]);
    },
  };
}

const used = ({ answer }: Row): FirstUse => (answer === null ? { kind: 'begun' } : { kind: 'answered', answer });
