import type { Profile } from '@meikan/contracts';
import { arrivalOf, enqueue, orNotifyFull } from '../../../offline/index.ts';
import { whenSent } from '../../../offline/sync/enqueue.ts';
import { notify } from '../../../ui/index.ts';
import { aboutOf } from '../about-of.ts';
import { publicationTexts as texts } from './publication.texts.ts';

/**
 * Shows one's own profile to everybody, or makes a draft of it; with no network, as soon as there is one, and behind the edits that
 * wait before it. Says how far it has come, and offers the way back.
 */
export function publish(profile: Profile, value: boolean): Promise<void> {
  return orNotifyFull(async () => {
    const id = await enqueue({ type: 'set-profile-published', data: { value }, about: aboutOf(profile) });
    const { kind } = await arrivalOf(id);
    if (kind === 'standing') return notify({ text: texts.failed, tone: 'alert' });
    const told = value ? texts.published : texts.taken;
    const applied = kind === 'applied';
    notify({
      text: applied ? told.applied : told.kept(whenSent()),
      tone: applied ? 'done' : 'waiting',
      action: { label: value ? texts.back : texts.publish, run: () => void publish(profile, !value) },
    });
  }, undefined);
}
