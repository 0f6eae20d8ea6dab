import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { type Configuration, loadConfiguration, runService, type Service, systemClock } from '@meikan/platform';
import { type Application, openApplication } from './application/open-application.ts';
import { buildPwa } from './build-pwa.ts';
import { dataFolderOf } from './data-folder.ts';
import { importDemoDatasets } from './demo/datasets/import-demo-datasets.ts';
import { isDemoImported } from './demo/import-demo.ts';
import { DEMO_SEED, importDemoData } from './demo-data.ts';
import { embeddedSecrets } from './embedded-secrets.ts';
import { greeting } from './greeting.ts';
import { noteRunning } from './running.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
/** A large demo takes minutes to be folded; nobody is kept waiting longer than this. */
const CAUGHT_UP_MS = 600_000;

/** Requests are the operators' concern, not a newcomer's: only what needs somebody is printed unless LOG_LEVEL asks for more. */
function configure(): Configuration {
  const configuration = loadConfiguration(process.env);
  return process.env.LOG_LEVEL === undefined ? { ...configuration, log: { level: 'warn' } } : configuration;
}

async function startDatabase({ logger, opened }: Service, dataFolder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataFolder: join(dataFolder, 'postgres'),
    log: (line) => logger.debug(line),
  });
  opened.defer(() => postgres.stop());
  return postgres.url;
}

async function open(service: Service): Promise<Application> {
  const { configuration, logger, opened } = service;
  const dataFolder = dataFolderOf(configuration);
  await mkdir(dataFolder, { recursive: true });
  const pwaDist = configuration.http.pwaDist ?? (await buildPwa(say));
  const secrets = await embeddedSecrets(dataFolder);
  const databaseUrl = configuration.database.url ?? (await startDatabase(service, dataFolder));
  const kek = configuration.secrets.kek ?? secrets.kek;
  const application = opened.use(
    await openApplication({ configuration, databaseUrl, kek, dataFolder, pwaDist, logger, clock: systemClock }),
  );
  opened.use(await noteRunning(dataFolder, { databaseUrl, publicUrl: configuration.http.publicUrl }));
  return application;
}

async function listen(
  application: Application,
  { configuration: { demo, http, mail, notion } }: Service,
): Promise<void> {
  if (demo.size !== 'none') {
    const scale = { size: demo.size, seed: DEMO_SEED };
    if (!(await isDemoImported(application.log, scale))) await importDemoData({ ...application, ...scale });
    // A workspace of one's own shows its own rows.
    if (notion === undefined) await importDemoDatasets(application.datasets);
  }
  await application.projections.caughtUp({ withinMs: CAUGHT_UP_MS });
  await application.app.listen({ host: http.host, port: http.port });
  say(greeting(http.publicUrl, { demo: demo.size !== 'none', mailbox: mail.mailbox }));
}

/** `npm start`: the whole platform on one machine, in this process and an embedded PostgreSQL. */
await runService({ name: 'meikan', configure, open, listen });
