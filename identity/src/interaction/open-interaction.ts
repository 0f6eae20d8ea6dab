import { setTimeout } from 'node:timers/promises';
import type { AccountMode } from '@meikan/domain';
import { ProblemError, parseOrRefuse } from '@meikan/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults } from 'oidc-provider';
import { z } from 'zod';
import type { IdentityParts } from '../parts.ts';
import { ACCOUNT_MODE_PARAM } from '../settings.ts';
import { checkCsrf, csrfToken } from './csrf.ts';

/** A sign-in that is going on in this browser. */
export type OpenInteraction = {
  readonly uid: string;
  readonly csrf: string;
  /** `login`, or `create` for whoever came to sign up. */
  readonly prompt: string;
  /** What kind of account whoever came without one is first offered. */
  readonly mode: AccountMode;
  /** The browser session it began in, if somebody was signed in. */
  readonly sessionUid: string | undefined;
  readonly loginHint: string;
  /** Where it leads on to once somebody has signed in by it; null before. */
  readonly onward: string | null;
};

const route = z.object({ uid: z.string() });
export const accountModes = z.enum(['general', 'business']) satisfies z.ZodType<AccountMode>;

const onwardOf = ({
  result,
  returnTo,
}: {
  readonly result?: InteractionResults | undefined;
  readonly returnTo: string;
}) => (result?.login === undefined ? null : returnTo);

/** How long the first of two same forms may take, and how often is looked; milliseconds. */
const FIRST_TAKES_MS = 10_000;
const LOOK_EVERY_MS = 50;

/** Where a form leads that was sent before: as soon as the first one is done, the second goes where it goes. Null when it is not. */
export async function onwardOfFirst(
  { provider }: IdentityParts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<string | null> {
  for (let waited = 0; waited < FIRST_TAKES_MS; waited += LOOK_EVERY_MS) {
    const onward = onwardOf(await provider.interactionDetails(request.raw, reply.raw));
    if (onward !== null) return onward;
    await setTimeout(LOOK_EVERY_MS);
  }
  return null;
}

/** Reads the interaction by its cookie. @throws SessionNotFound (400), ProblemError 404 when the path is another's */
export async function openInteraction(
  { provider, pepper }: IdentityParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<OpenInteraction> {
  const interaction = await provider.interactionDetails(request.raw, reply.raw);
  const { uid } = route.parse(request.params);
  if (interaction.uid !== uid) throw new ProblemError({ code: 'not-found' });
  const hint = interaction.params.login_hint;
  return {
    uid,
    csrf: csrfToken(pepper, uid),
    prompt: interaction.prompt.name,
    mode: accountModes.catch('general').parse(interaction.params[ACCOUNT_MODE_PARAM]),
    sessionUid: interaction.session?.uid,
    loginHint: typeof hint === 'string' ? hint.slice(0, 254) : '',
    onward: onwardOf(interaction),
  };
}

/** The same for a form that was sent: its token must belong to this interaction. Unknown fields are refused. */
export async function openForm<S extends z.ZodObject<{ csrf: z.ZodString }>>(
  parts: IdentityParts,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  schema: S,
): Promise<{ readonly interaction: OpenInteraction; readonly form: z.output<S> }> {
  const interaction = await openInteraction(parts, exchange.request, exchange.reply);
  const form = parseOrRefuse(schema, exchange.request.body, 'invalid');
  checkCsrf(parts.pepper, interaction.uid, form.csrf);
  return { interaction, form };
}
