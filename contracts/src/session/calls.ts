import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';

/** An id_token of the configured issuer: a compact JWS. */
const idToken = z.string().min(1).max(16_384).meta({ title: 'トークン' });
/** Opaque session token, sent as `Authorization: Bearer st_…`. It says nothing about its owner. */
const sessionToken = z.string().max(128);

/** A code as it was typed or pasted, maybe with the mail around it; the server finds the digits. */
export const mailedCode = z.string().max(2_000).meta({ title: '確認コード' });

/** When an account that leaves is erased; null for one that stays. An instant. */
export const closesAt = z.string().nullable();

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
    closesAt: closesAt.default(null),
  })
  .meta({ id: 'Account' });

/** SHA-256 of a session token, base64url. */
const tokenHash = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .meta({ title: 'トークンのハッシュ' });
/**
 * The AES-256 key (32 bytes, base64url) under which a device seals what an account leaves on it at its sign-out: the same in each
 * session of the account. It lives on the device only as a key that cannot be exported, and only while the session does.
 */
const deviceKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const initializeSession = defineCommand({
  name: 'initializeSession',
  method: 'POST',
  path: '/api/users/initialize',
  access: 'anyone',
  summary: 'id_token をセッショントークンに替え、アカウントを返します（初回はプロフィールも作ります）',
  body: z.strictObject({ token: idToken }),
  /** `isNew`: this first session has opened a person's profile, which says nothing yet but their name. */
  answer: z.object({ token: sessionToken, account: accountAnswer, deviceKey, isNew: z.boolean() }),
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
  answer: accountAnswer.extend({ deviceKey }),
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

/**
 * Ends a session whose token its device has forgotten already, as after a sign-out without a network. Whoever knows the hash had
 * the token, and nobody can act by the hash: that is why a device may keep it until the server is reached.
 */
export const revokeSession = defineCommand({
  name: 'revokeSession',
  method: 'POST',
  path: '/api/users/revoke-session',
  access: 'anyone',
  summary: 'トークンのハッシュが示すセッションを無効にします（オフラインでログアウトした端末が、あとから送ります）',
  body: z.strictObject({ tokenHash }),
  answer: z.object({ message: z.string() }),
});

export type AccountAnswer = z.output<typeof accountAnswer>;
