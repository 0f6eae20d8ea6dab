import type { Datasets } from '@meikan/datasets';
import type { CommandHandler, EventLog } from '@meikan/event-log';
import type { Identity } from '@meikan/identity';
import type { Projections } from '@meikan/projections';
import type { Reactors } from '@meikan/reactors';
import type { FastifyInstance } from 'fastify';
import { openAccounts } from './accounts.ts';
import type { ApplicationOptions } from './application-options.ts';
import { createApplicationServer } from './create-application-server.ts';
import { openStores } from './stores.ts';

/** All services in one process, ready to listen. Disposing it ends everything but the HTTP server, last opened first. */
export type Application = AsyncDisposable & {
  readonly app: FastifyInstance;
  readonly log: EventLog;
  readonly handler: CommandHandler;
  readonly projections: Projections;
  readonly reactors: Reactors;
  readonly identity: Identity;
  readonly datasets: Datasets;
};

export async function openApplication(options: ApplicationOptions): Promise<Application> {
  await using opened = new AsyncDisposableStack();
  const stores = await openStores(options, opened);
  const accounts = await openAccounts(options, stores, opened);
  const app = await createApplicationServer(options, stores, accounts);
  const { log, handler, projections, datasets } = stores;
  const held = opened.move();
  return {
    app,
    log,
    handler,
    projections,
    reactors: accounts.reactors,
    identity: accounts.identity,
    datasets,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
