import type { Instant } from '@meikan/domain';
import type { AccountViewer } from '@meikan/platform';
import type { EntityLoader } from '../entities/entity-loader.ts';

/** What a command is prepared from besides its own data. */
export type RequestContext = {
  readonly entities: EntityLoader;
  readonly viewer: AccountViewer;
  readonly commandId: string;
  readonly at: Instant;
};
