import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import { limitByAddress, toProblemError } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { errors } from 'oidc-provider';
import { signInNeededPage } from '../pages/account-pages.ts';
import { type PageFile, scheme, sending, style } from '../pages/page-files.ts';
import { errorPage } from '../pages/provider-pages.ts';
import { sendProblemPage } from '../pages/send-problem-page.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import { askRoutes } from '../second-factor/ask.route.ts';
import { ownFactorRoutes } from '../second-factor/own.route.ts';
import { ownSetUpRoutes } from '../second-factor/own-set-up.route.ts';
import { signInSetUpRoutes } from '../second-factor/sign-in-set-up.route.ts';
import { SIGN_IN_ROUTE } from '../settings.ts';
import { socialRoutes } from '../social/social.route.ts';
import { unlinkRoutes } from '../social/unlink.route.ts';
import { changedRoutes } from './changed.route.ts';
import { checkOrigin } from './csrf.ts';
import { emailRoutes } from './email.route.ts';
import { emailCodeRoutes } from './email-code.route.ts';
import { passwordRoutes } from './password.route.ts';
import { resetRoutes } from './reset.route.ts';
import { resetCodeRoutes } from './reset-code.route.ts';
import { sendPage } from './send-page.ts';
import { signInRoutes } from './sign-in.route.ts';
import { signUpRoutes } from './sign-up.route.ts';
import { signUpCodeRoutes } from './sign-up-code.route.ts';
import { SignInNeeded, signedInHere } from './signed-in.ts';

/** The longest form has three short fields; a megabyte of password is refused before it is read. */
const BODY_LIMIT = 16 * 1024;

const pages = [
  signInRoutes,
  signUpRoutes,
  signUpCodeRoutes,
  socialRoutes,
  unlinkRoutes,
  resetRoutes,
  resetCodeRoutes,
  passwordRoutes,
  emailRoutes,
  emailCodeRoutes,
  changedRoutes,
  askRoutes,
  signInSetUpRoutes,
  ownFactorRoutes,
  ownSetUpRoutes,
] as const;

/** @param publicUrl of this installation; of its scripts these two may run here */
const policy = (publicUrl: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${[scheme, sending].map(({ route }) => new URL(route, publicUrl).href).join(' ')}`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

function handlePageErrors(app: FastifyInstance, parts: IdentityParts): void {
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof errors.SessionNotFound) {
      // Back to a form that is over, or its button pressed twice: whoever it was is signed in here, and the app knows where they wanted to go.
      if ((await signedInHere(parts, request)) !== null) return reply.redirect(SIGN_IN_ROUTE, 303);
      return sendPage(reply, errorPage('session-not-found', texts.lost), 400);
    }
    if (error instanceof SignInNeeded) return sendPage(reply, signInNeededPage(), 401);
    const problem = toProblemError(error);
    if (problem.status >= 500) request.log.error({ err: error, requestId: request.id }, 'an identity page failed');
    return sendProblemPage(reply, problem);
  });
}

function serve(app: FastifyInstance, { route, type, text }: PageFile): void {
  app.get(route, { config: { rule: 'anyone' } }, async (_request, reply) =>
    reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(text),
  );
}

/** Constant, and not counted: the page that says that there were too many requests needs them. */
export async function pageFiles(app: FastifyInstance): Promise<void> {
  for (const file of [style, scheme, sending]) serve(app, file);
}

/** The Japanese pages of `/identity/*`: plain forms, which need no script. */
export function identityPages(parts: IdentityParts) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(cookie);
    await app.register(formbody, { bodyLimit: BODY_LIMIT });
    handlePageErrors(app, parts);
    app.addHook('onRequest', limitByAddress(app, 'general'));
    const { publicUrl } = parts.settings;
    const contentPolicy = policy(publicUrl);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', contentPolicy);
      reply.header('cache-control', 'no-store');
      checkOrigin(request, publicUrl);
    });
    for (const routes of pages) {
      routes(app, parts);
    }
  };
}
