import { type Application, importDemoData, importDemoDatasets, openApplication } from '@meikan/local';
import { createLogger, loadConfiguration, systemClock } from '@meikan/platform';
import { PWA_DIST } from '@meikan/pwa';
import { freePort } from '@meikan/testkit';
import { playedInternet } from './played-feeds.ts';

/** The application on a free port, as a browser on this machine reaches it. */
export type ServedApplication = AsyncDisposable & { readonly url: string; readonly application: Application };

export type Place = { readonly databaseUrl: string; readonly dataFolder: string };

/** The same for every database of a run: copies of the template are sealed with it. */
const KEK = Buffer.alloc(32, 7).toString('base64');
const DEMO_SEED = 1;
/** A machine that builds and tests at once folds the demo slowly. */
const CAUGHT_UP_MS = 120_000;

function openAt(url: URL, { databaseUrl, dataFolder }: Place): Promise<Application> {
  const configuration = loadConfiguration({
    ...{ PUBLIC_URL: url.origin, PORT: url.port, RATE_LIMITS: 'off' },
    ...{ HELP_URL: 'https://help.example/', BUSINESS_HELP_URL: 'https://help.example/business' },
    DEMO_URL: 'https://demo.example/',
  });
  const logger = createLogger({ level: 'error', name: 'e2e' });
  const pwaDist = process.env.PWA_DIST ?? PWA_DIST;
  const outside = { clock: systemClock, safeFetch: playedInternet };
  return openApplication({ configuration, databaseUrl, kek: KEK, dataFolder, pwaDist, logger, ...outside });
}

/** Serves the real application, with rate limits off. Disposing it stops listening, then closes every part. */
export async function serveApplication(place: Place): Promise<ServedApplication> {
  const url = new URL(`http://127.0.0.1:${await freePort()}`);
  await using opened = new AsyncDisposableStack();
  const application = opened.use(await openAt(url, place));
  opened.defer(() => application.app.close());
  await application.projections.caughtUp({ withinMs: CAUGHT_UP_MS });
  await application.app.listen({ host: url.hostname, port: Number(url.port) });
  const held = opened.move();
  return { url: url.origin, application, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** Imports the small demo into an empty database and waits until it can be read and searched, and nothing is left to do. */
export async function importDemoInto(place: Place): Promise<void> {
  await using application = await openAt(new URL('http://127.0.0.1:8080'), place);
  await importDemoData({ ...application, size: 'small', seed: DEMO_SEED });
  await importDemoDatasets(application.datasets);
  await application.projections.caughtUp({ withinMs: CAUGHT_UP_MS });
  // Else every copy of this database would begin with what the demo's events lead to.
  await application.reactors.caughtUp({ withinMs: CAUGHT_UP_MS });
  await application.app.close();
}
