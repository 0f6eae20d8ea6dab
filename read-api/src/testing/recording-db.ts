import type { ReadModel } from '@meikan/projections/read-model';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Db } from '../route/read-route.ts';

/** A database that remembers what it was asked. It answers nothing unless told. */
export function recordingDb(answer: DatabaseConnection['executeQuery'] = async () => ({ rows: [] })): {
  readonly db: Db;
  readonly asked: CompiledQuery[];
} {
  const asked: CompiledQuery[] = [];
  const connection: DatabaseConnection = {
    executeQuery: (query) => {
      asked.push(query);
      return answer(query);
    },
    streamQuery: () => {
      throw new Error('nothing is streamed here');
    },
  };
  const nothing = async () => undefined;
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  const db = new Kysely<ReadModel>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  return { db, asked };
}
