import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationError, loadConfiguration } from '../configuration/load-configuration.ts';
import { createLogger } from '../logging/logger.ts';
import { closeOnSignals } from './close-on-signals.ts';
import type { Served, Service } from './service.ts';

export type ServiceOptions<T extends Served> = {
  readonly name: string;
  /** From the environment alone unless told. */
  readonly configure?: () => Configuration;
  /** Opens what the process stands on, and its server; what it puts on `opened` is closed when the process ends. */
  readonly open: (service: Service) => Promise<T>;
  /** Listens, when all is brought up; at once at the configured address unless told. */
  readonly listen?: (served: T, service: Service) => Promise<void>;
};

const environment = () => loadConfiguration(process.env);

async function listenAtOnce({ app }: Served, { configuration: { http } }: Service): Promise<void> {
  await app.listen({ host: http.host, port: http.port });
}

async function run<T extends Served>(options: ServiceOptions<T>): Promise<void> {
  const { name, configure = environment, open, listen = listenAtOnce } = options;
  const configuration = configure();
  const logger = createLogger({ level: configuration.log.level, name });
  await using opened = new AsyncDisposableStack();
  const service: Service = { name, configuration, logger, opened };
  const served = await open(service);
  const closed = closeOnSignals(served.app);
  await Promise.race([listen(served, service), closed]);
  await closed;
}

const isPortTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** What somebody can mend by the environment, in their words; null for a defect. */
function wordsFor(error: unknown): string | null {
  if (error instanceof ConfigurationError) return error.message;
  if (!isPortTaken(error)) return null;
  return 'このポートはほかのプログラムが使っています。PORT=8081 のように、別の番号を指定してください。';
}

/**
 * One process, from its configuration: opens its parts, listens, and ends in peace when told to (SIGTERM, SIGINT). What keeps it
 * from starting is told on standard error, with exit code 1. @throws what is no fault of the configuration
 */
export async function runService<T extends Served>(options: ServiceOptions<T>): Promise<void> {
  try {
    await run(options);
  } catch (error) {
    const words = wordsFor(error);
    process.stderr.write(`名鑑（${options.name}）を始められませんでした。\n${words === null ? '' : `${words}\n`}`);
    if (words === null) throw error;
    process.exitCode = 1;
  }
}
