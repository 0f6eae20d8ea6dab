import { type PresentUser, sequence, userId } from '@meikan/domain';
import { specs, streams } from '@meikan/event-log';
import { ProblemError } from '@meikan/platform';
import { type Circumstances, queued, wireCommand } from '../batch/wire-command.ts';
import { prepare } from '../edge/prepared-command.ts';
import { authoriseProfile } from '../world/authorise.ts';
import { presentUser } from '../world/present.ts';

/** The feeds of one wish are set together or not at all. */
const profile = { ...specs.user, decider: sequence(specs.user.decider) };

/** The profile whose feeds the viewer may see and change: their own, or any for an admin. @throws ProblemError 404 */
export async function ownedProfile(id: string, { world, viewer }: Circumstances): Promise<PresentUser> {
  authoriseProfile(id, viewer);
  return presentUser(world, id, viewer);
}

/**
 * A feed by the ids in the path: null when it was removed. One that was never there, also when it is another person's, is not
 * found (security.md H16). @throws ProblemError 404
 */
export function namedConfig({ rssConfigs }: PresentUser, configId: string) {
  const config = Object.hasOwn(rssConfigs, configId) ? rssConfigs[configId] : undefined;
  if (config !== undefined) return config;
  throw new ProblemError({ code: 'not-found', detail: 'この RSS の設定は見つかりませんでした。' });
}

export const setRssConfigsCommand = wireCommand({
  ...queued('set-rss-configs'),
  async prepare({ userId: id, changes }, circumstances) {
    await ownedProfile(id, circumstances);
    return prepare({
      spec: profile,
      stream: streams.user(userId(id)),
      command: Object.entries(changes).map(([configId, config]) => ({
        type: 'set-rss-config' as const,
        data: { configId, config },
      })),
    });
  },
});
