import type { Clock } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { type KeptAssets, openKeptAssets } from './kept-assets.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type Place = { readonly dist: string; readonly folder: string; readonly clock: Clock };

/** Opens the store of former builds' files, and renews it now and every day until the server closes. */
export async function keepAssets(app: FastifyInstance, place: Place): Promise<KeptAssets> {
  const kept = openKeptAssets(place);
  const renew = async () => {
    const { tooSoon, ...renewal } = await kept.renew();
    if (tooSoon > 0) app.log.warn({ ...renewal, tooSoon }, 'files of former builds went before their time: no space');
  };
  await renew();
  const timer = setInterval(() => renew().catch((err) => app.log.error({ err }, 'kept assets not renewed')), DAY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return kept;
}
