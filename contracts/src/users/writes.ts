import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { idField, reasonField, wantedField } from '../kernel/fields.ts';
import { workExperience } from './profile.ts';
import { profileChanges, snsChanges, workExperiencesInput } from './profile-input.ts';

const user = z.strictObject({ id: idField('利用者') });

export const updateProfile = defineCommand({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/users',
  access: 'general',
  summary: '自分のプロフィールを書き換える。送った項目だけが変わる',
  body: profileChanges,
  answer: z.object({ id: z.string(), revision: z.string() }),
});

export const updateSns = defineCommand({
  name: 'updateSns',
  method: 'PATCH',
  path: '/api/users/update-sns',
  access: 'general',
  summary: '自分の SNS を書き換える',
  body: snsChanges,
  answer: z.object({ id: z.string(), revision: z.string() }),
});

export const setWorkExperiences = defineCommand({
  name: 'setWorkExperiences',
  method: 'PUT',
  path: '/api/users/:id/work-experiences',
  access: 'owner',
  summary: '職歴を書き換える',
  params: user,
  body: workExperiencesInput,
  answer: z.object({ workExperiences: z.array(workExperience.omit({ company: true })), revision: z.string() }),
});

export const setProfilePublished = defineCommand({
  name: 'setProfilePublished',
  method: 'PUT',
  path: '/api/users/published',
  access: 'general',
  summary: '自分のプロフィールを公開する、下書きに戻す（値がなければ反転）',
  body: z.strictObject({ value: wantedField }).optional(),
  answer: z.object({ isDraft: z.boolean() }),
});

const state = z.strictObject({ value: wantedField }).optional();

export const setRequestUpdate = defineCommand({
  name: 'setUserRequestUpdate',
  method: 'PUT',
  path: '/api/users/request-update',
  access: 'admin',
  summary: '更新のお願いを入れる、外す（値がなければ反転）',
  body: z.strictObject({ userId: idField('利用者'), value: wantedField }),
  answer: z.object({ isRequestUpdate: z.boolean() }),
});

const reason = z.strictObject({ reason: reasonField.optional() }).optional();
export const disableUser = defineCommand({
  name: 'disableUser',
  method: 'PUT',
  path: '/api/users/:id/disable',
  access: 'admin',
  summary: '利用者を隠す',
  params: user,
  body: reason,
  answer: z.object({ id: z.string(), disabled: z.boolean() }),
});
export const activateUser = defineCommand({
  name: 'activateUser',
  method: 'PUT',
  path: '/api/users/:id/activate',
  access: 'admin',
  summary: '利用者をもう一度見せる',
  params: user,
  body: reason,
  answer: z.object({ id: z.string(), disabled: z.boolean() }),
});

export const setFollow = defineCommand({
  name: 'setFollow',
  method: 'PUT',
  path: '/api/users/:id/follow',
  access: 'signed-in',
  summary: '人をフォローする、やめる（値がなければ反転）',
  params: user,
  body: state,
  answer: z.object({ isFollowing: z.boolean() }),
});
