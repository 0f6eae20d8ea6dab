/** How far a schema's rows reach. `epoch` fences a runner that lost its place; `version` says which shape the tables have. */
export type CheckpointRow = { name: string; position: string; epoch: number; version: string; updated_at: Date };

/** An event that could not be folded, and the later events of its stream that wait behind it. */
export type ParkedEventRow = {
  stream: string;
  revision: number;
  position: string;
  type: string;
  error: string;
  parked_at: Date;
};

/** What changed where, for the stream of live changes. */
export type ChangeRow = { position: string; kind: string; id: string; at: Date };

/** Entities whose search document is out of date, since when; a row leaves when the index has confirmed it. */
export type SearchOutboxRow = { kind: string; id: string; ticket: string; since: Date };

/** How many visitors of a page the index was told last: only what has moved since is told anew. */
export type IndexedVisitorsRow = { kind: string; id: string; visitors: number };

export const bookkeepingDdl = (schema: string): readonly string[] => [
  `create table ${schema}.checkpoint (name text primary key, position text not null, epoch integer not null, version text not null,
    updated_at timestamptz not null default now())`,
  `create table ${schema}.parked_event (stream text not null, revision integer not null, position text not null, type text not null,
    error text not null, parked_at timestamptz not null default now(), primary key (stream, revision))`,
  `create table ${schema}.change (seq bigint generated always as identity primary key, position text not null, kind text not null,
    id text not null, at timestamptz not null default now())`,
  `create table ${schema}.search_outbox (kind text not null, id text not null, ticket bigint generated always as identity,
    since timestamptz not null default now(), primary key (kind, id))`,
  `create table ${schema}.indexed_visitors (kind text not null, id text not null, visitors integer not null, primary key (kind, id))`,
];
