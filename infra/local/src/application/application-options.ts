import type { Clock, Configuration, Logger, SafeFetch } from '@meikan/platform';

export type ApplicationOptions = {
  readonly configuration: Configuration;
  readonly databaseUrl: string;
  /** Base64, 32 bytes. */
  readonly kek: string;
  /** Where uploaded pictures are kept when no bucket is configured. */
  readonly dataFolder: string;
  /** Folder of the built PWA. */
  readonly pwaDist: string;
  readonly logger: Logger;
  readonly clock: Clock;
  /** The way to addresses that people give; the open internet unless told. */
  readonly safeFetch?: SafeFetch;
};
