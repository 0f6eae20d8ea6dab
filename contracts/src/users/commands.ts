import { isPresent, type ProfileSections, type User } from '@meikan/domain';
import { z } from 'zod';
import { userId } from '../commands/command-data.ts';
import { changing, defineQueuedCommand, onOff } from '../commands/define-queued-command.ts';
import { type MergeRule, ofShown, ofState, set } from '../commands/merge-rule.ts';
import { wanted } from '../kernel/fields.ts';
import { profileFieldsOf, snsFieldsOf, workFieldsOf } from './profile-fields.ts';
import { profileChanges, snsChanges, workExperiencesInput } from './profile-input.ts';
import { sectionsFromProfile } from './sections-from-profile.ts';

const byField = (read: (sections: ProfileSections) => object): MergeRule => ({
  merges: 'fields',
  ofState: ofState<User>((user) => (isPresent(user) ? read(user.sections) : null)),
  ofShown: ofShown('profile', (profile) => read(sectionsFromProfile(profile))),
});
const partition = ({ userId: owner }: { readonly userId: string }) => `user-${owner}`;

export const userCommands = {
  'set-profile-published': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ value: wanted }),
    merge: set('published'),
    partition: (_, account) => `user-${account}`,
    title: onOff(
      (name) => `${name}のプロフィールを公開`,
      (name) => `${name}のプロフィールを下書きに変更`,
    ),
  }),
  'update-profile': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ userId, changes: profileChanges }),
    merge: byField(profileFieldsOf),
    partition,
    title: (edit) => `${edit.name}のプロフィール${changing(edit)}を変更`,
  }),
  'update-sns': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ userId, changes: snsChanges }),
    merge: byField(snsFieldsOf),
    partition,
    title: (edit) => `${edit.name}のSNS${changing(edit)}を変更`,
  }),
  'set-work-experiences': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ userId, changes: workExperiencesInput }),
    merge: byField(workFieldsOf),
    partition,
    title: ({ name }) => `${name}の職歴を変更`,
  }),
};
