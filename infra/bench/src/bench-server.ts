import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import pg from 'pg';

/** One embedded PostgreSQL as `npm start` has it: fsync on. All contenders of a run share it. */
export type BenchServer = {
  /** A new, empty database; answers its address. */
  database(name: string): Promise<string>;
  /** Writes everything out, so that no run pays for the one before it. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

export async function startBenchServer(folder: string): Promise<BenchServer> {
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
  const ask = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    async database(name) {
      await ask(`create database ${name}`);
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    settle: () => ask('checkpoint'),
    stop: () => server.stop(),
  };
}
