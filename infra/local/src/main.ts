import { join, resolve } from 'node:path';
import { startEmbeddedPostgres } from '@meikan/embedded-postgres-launcher';
import { ConfigurationError, closeOnSignals, createLogger, loadConfiguration } from '@meikan/platform';
import { PWA_ROOT } from '@meikan/pwa';
import { buildPwa } from './build-pwa.ts';
import { DEMO_SEED, importDemoData } from './demo-data.ts';
import { embeddedSecrets } from './embedded-secrets.ts';
import { greeting } from './greeting.ts';
import { openHouse } from './house.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm start`: the whole platform on one machine, in this process and an embedded PostgreSQL. */
async function start(): Promise<void> {
  const configuration = loadConfiguration(process.env);
  const { http, demo, mail } = configuration;
  // Requests are the operators' concern, not a newcomer's: only what needs somebody is printed unless LOG_LEVEL asks for more.
  const level = process.env['LOG_LEVEL'] === undefined ? 'warn' : configuration.log.level;
  const logger = createLogger({ level, name: 'meikan' });
  const dataFolder = resolve(configuration.data.folder ?? join(PWA_ROOT, '../.data'));
  const pwaDist = http.pwaDist ?? (await buildPwa(say));
  const secrets = await embeddedSecrets(dataFolder);
  const postgres =
    configuration.database.url === undefined
      ? await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres'), log: (line) => logger.debug(line) })
      : undefined;
  const stopPostgres = async () => postgres?.stop();
  try {
    const house = await openHouse({
      configuration,
      databaseUrl: configuration.database.url ?? postgres?.url ?? '',
      kek: configuration.secrets.kek ?? secrets.kek,
      dataFolder,
      pwaDist,
      logger,
    });
    const closed = closeOnSignals(house.app, { after: [async () => house[Symbol.asyncDispose](), stopPostgres] });
    if (demo.size !== 'none' && (await house.log.head()) === house.log.start) {
      await importDemoData({ handler: house.handler, identity: house.identity, size: demo.size, seed: DEMO_SEED });
    }
    await house.projections.caughtUp({ withinMs: 600_000 });
    await house.app.listen({ host: http.host, port: http.port });
    say(greeting(http.publicUrl, { demo: demo.size !== 'none', mailbox: mail.mailbox }));
    await closed;
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}

try {
  await start();
} catch (error) {
  process.stderr.write(
    `名鑑を始められませんでした。\n${error instanceof ConfigurationError ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exitCode = 1;
}
