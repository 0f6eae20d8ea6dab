import { openSavedPage } from './open-saved-page.ts';

export type ProfileFigures = {
  readonly profiles: number;
  /** What the origin uses more than before, in bytes, as the browser estimates. */
  readonly used: number;
  /** The pictures alone, in bytes. */
  readonly pictureBytes: number;
  readonly picturesKept: number;
  readonly picturesWanted: number;
  /** Profiles whose text is found afterwards. */
  readonly textsFound: number;
  /** From the request until everything is kept, ms. */
  readonly saveP50: number;
  readonly saveP95: number;
  /** Finding one kept answer, and listing everything, ms. */
  readonly findP95: number;
  readonly list: number;
};

/** G8: saves this many profiles with three pictures each, and counts what is there. `fast4G` slows the line for it. */
export async function measureProfiles(given: {
  readonly profiles: number;
  readonly pictureBytes: number;
  readonly fast4G?: boolean;
}): Promise<ProfileFigures> {
  await using opened = await openSavedPage({ pictureBytes: given.pictureBytes });
  const { page, context } = opened;
  if (given.fast4G) {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    // As the browser's own tools name it: 9 Mbit/s down, 1.5 up, 165 ms there and back.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 165,
      downloadThroughput: (9_000_000 / 8) * 0.9,
      uploadThroughput: (1_500_000 / 8) * 0.9,
    });
  }
  return await page.evaluate(async ({ profiles }) => {
    const usage = async () => (await navigator.storage.estimate()).usage ?? 0;
    const rank = (times: readonly number[], share: number) =>
      [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    const timed = async (act: () => Promise<unknown>) => {
      const from = performance.now();
      await act();
      return performance.now() - from;
    };
    const before = await usage();
    const cache = await saved.openCache('measured');
    const ids = Array.from({ length: profiles }, (_, at) => `person-${at}`);
    const saving: number[] = [];
    for (const id of ids) saving.push(await timed(() => cache.pin({ kind: 'person', id }, id)));
    const finding: number[] = [];
    let textsFound = 0;
    for (const id of ids) {
      const key = saved.keyOf({ name: 'getProfile' }, { params: { username: id } });
      finding.push(
        await timed(async () => {
          if ((await cache.find(key)) !== null) textsFound += 1;
        }),
      );
    }
    const list = await timed(() => cache.list());
    const items = await cache.list();
    const { pictures } = await cache.storage();
    const sum = (of: 'kept' | 'total') => items.reduce((total, item) => total + item.pictures[of], 0);
    return {
      profiles,
      used: (await usage()) - before,
      pictureBytes: pictures.bytes,
      picturesKept: sum('kept'),
      picturesWanted: sum('total'),
      textsFound,
      saveP50: rank(saving, 0.5),
      saveP95: rank(saving, 0.95),
      findP95: rank(finding, 0.95),
      list,
    };
  }, given);
}
