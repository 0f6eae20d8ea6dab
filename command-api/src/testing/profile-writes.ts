import { expect } from 'vitest';
import { people } from './directory.ts';
import type { Write } from './write.ts';

const { mio, sora } = people;
const job = { companyName: '自分の店', jobTitle: '店主', jobOverview: '', duration: { start: '2024/04', end: null } };

/** A person's page: what they say of themselves, and what admins do with it. */
export const profileWrites: readonly Write[] = [
  {
    name: 'PUT /users',
    who: 'mio',
    asked: { method: 'PUT', url: '/api/users', body: { overview: '本を読みます。', hobbies: ['reading'] } },
    appends: ['profile-basics-changed', 'profile-hobbies-changed'],
    otherBody: { overview: '別の紹介です。' },
    payload: { id: mio.id, revision: expect.any(String) },
  },
  {
    name: 'PATCH /users/update-sns',
    who: 'mio',
    asked: { method: 'PATCH', url: '/api/users/update-sns', body: { twitter: { value: 'mio', follower: 10 } } },
    appends: ['profile-sns-changed'],
    otherBody: { twitter: { value: 'sora' } },
    payload: { id: mio.id, revision: expect.any(String) },
  },
  {
    name: 'PUT /users/:id/work-experiences',
    who: 'mio',
    asked: { method: 'PUT', url: `/api/users/${mio.id}/work-experiences`, body: { workExperiences: [job] } },
    appends: ['profile-work-experiences-changed'],
    otherBody: { workExperiences: [] },
    payload: { workExperiences: [{ ...job, duration: { start: '2024-04', end: null } }], revision: expect.any(String) },
  },
  {
    name: 'PUT /users/published false',
    who: 'sora',
    asked: { method: 'PUT', url: '/api/users/published', body: { value: false } },
    appends: ['user-unpublished'],
    otherBody: { value: true },
    payload: { isDraft: true },
  },
  {
    name: 'PUT /users/published',
    who: 'sora',
    asked: { method: 'PUT', url: '/api/users/published', body: { value: true } },
    appends: ['user-published'],
    otherBody: { value: false },
    payload: { isDraft: false },
  },
  {
    name: 'PUT /users/request-update',
    who: 'admin',
    asked: { method: 'PUT', url: '/api/users/request-update', body: { userId: mio.id } },
    appends: ['user-request-update-set'],
    otherBody: { userId: sora.id },
    payload: { isRequestUpdate: true },
  },
  {
    name: 'PUT /users/:id/disable',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/users/${sora.id}/disable`, body: { reason: '本人の希望です' } },
    appends: ['user-disabled'],
    otherBody: { reason: '別の理由です' },
    payload: { id: sora.id, disabled: true },
  },
  {
    name: 'PUT /users/:id/activate',
    who: 'admin',
    asked: { method: 'PUT', url: `/api/users/${sora.id}/activate` },
    appends: ['user-activated'],
    otherBody: { reason: '別の理由です' },
    payload: { id: sora.id, disabled: false },
  },
  {
    name: 'PUT /users/:id/block',
    who: 'mio',
    asked: { method: 'PUT', url: `/api/users/${sora.id}/block`, body: { value: true } },
    appends: ['user-blocked'],
    otherBody: { value: false },
    payload: { isBlocking: true },
  },
  {
    name: 'PUT /users/hide-footprints',
    who: 'mio',
    asked: { method: 'PUT', url: '/api/users/hide-footprints', body: { value: true } },
    appends: ['footprints-hidden'],
    otherBody: { value: false },
    payload: { hidesFootprints: true },
  },
  {
    name: 'PUT /users/notifications/seen',
    who: 'mio',
    asked: { method: 'PUT', url: '/api/users/notifications/seen', body: { until: '2026-01-01T00:00:00.000Z' } },
    appends: ['notifications-seen'],
    otherBody: { until: '2026-01-01T00:00:00.001Z' },
    payload: { seenUntil: '2026-01-01T00:00:00.000Z' },
  },
  {
    name: 'PUT /users/notifications/kinds/:kind',
    who: 'mio',
    asked: { method: 'PUT', url: '/api/users/notifications/kinds/follow', body: { value: false } },
    appends: ['notification-kind-muted'],
    otherBody: { value: true },
    payload: { isOn: false },
  },
];
