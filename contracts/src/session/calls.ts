import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';

/** An id_token of the configured issuer: a compact JWS. */
const idToken = z.string().min(1).max(16_384).meta({ title: 'トークン' });
/** Opaque session token, sent as `Authorization: Bearer st_…`. It says nothing about its owner. */
const sessionToken = z.string().max(128);

export const accountAnswer = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    /** The picture of the own profile, as others see it. */
    picture: z.string().nullable(),
    isBusinessMode: z.boolean(),
    isAdminMode: z.boolean(),
    /** The company that a business account acts for. */
    companyId: z.string().nullable(),
  })
  .meta({ id: 'Account' });

export const initializeSession = defineCommand({
  name: 'initializeSession',
  method: 'POST',
  path: '/api/users/initialize',
  access: 'anyone',
  summary: 'id_token をセッショントークンに替え、アカウントを返します（初回はプロフィールも作ります）',
  body: z.strictObject({ token: idToken }),
  answer: z.object({ token: sessionToken, account: accountAnswer }),
});

export const exchangeToken = defineCommand({
  name: 'exchangeToken',
  method: 'POST',
  path: '/api/users/token',
  access: 'anyone',
  summary: '外部サービスで得た id_token をセッショントークンに替えます',
  body: z.strictObject({ token: idToken }),
  answer: z.object({ token: sessionToken }),
});

export const generateUserToken = defineCommand({
  name: 'generateUserToken',
  method: 'POST',
  path: '/api/users/generate-user-token',
  access: 'signed-in',
  summary: 'いまのセッションのトークンを新しいものに替えます',
  body: z.strictObject({}).optional(),
  answer: z.object({ token: sessionToken }),
});

export const getMe = defineRead({
  name: 'getMe',
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  summary: 'ログイン中のアカウントを返します',
  answer: accountAnswer,
});

export const signOut = defineCommand({
  name: 'signOut',
  method: 'POST',
  path: '/api/users/sign-out',
  access: 'signed-in',
  summary: 'いまのセッションのトークンを無効にします',
  body: z.strictObject({}).optional(),
  answer: z.object({ message: z.string() }),
});

export type AccountAnswer = z.output<typeof accountAnswer>;
