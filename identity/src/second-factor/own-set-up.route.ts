import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { csrfToken } from '../interaction/csrf.ts';
import { ownerHere, ownForm, type SignedInHere } from '../interaction/signed-in.ts';
import { SECOND_FACTOR_ROUTE } from '../pages/own-second-factor-pages.ts';
import { toAccount } from '../pages/second-factor-pages.ts';
import type { IdentityParts } from '../parts.ts';
import { SET_UP, type SettingUp, shownSettingUp, turnOn } from './setting-up.ts';

const codeForm = z.strictObject({ csrf: z.string(), code: z.string() });

function inAccount({ pepper }: IdentityParts, { account, session }: SignedInHere): SettingUp {
  const { uid } = session;
  const here = { at: SECOND_FACTOR_ROUTE, place: uid, keepSession: uid, csrf: csrfToken(pepper, uid) };
  return { account, ...here, isRequired: false, goOn: toAccount };
}

/** Of whoever is signed in at the provider in this browser, once they have begun with their password. */
export function ownSetUpRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  for (const [name, answer] of shownSettingUp) {
    app.get(`${SECOND_FACTOR_ROUTE}/${name}`, { config }, async (request, reply) =>
      answer(parts, { request, reply }, inAccount(parts, await ownerHere(parts, request))),
    );
  }
  app.post(`${SECOND_FACTOR_ROUTE}/${SET_UP}`, { config }, async (request, reply) => {
    const { form, ...here } = await ownForm(parts, request, codeForm);
    return turnOn(parts, { request, reply }, inAccount(parts, here), form.code);
  });
}
