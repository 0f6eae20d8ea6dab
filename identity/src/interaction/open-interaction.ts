import { setTimeout } from 'node:timers/promises';
import { type AccountId, type AccountMode, accountId as toAccountId } from '@meikan/domain';
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
  /** Whose password, or what stands for it, was right, where a second factor is asked for; null before, and once it is over. */
  readonly passed: PassedFirst | null;
  /** Where it leads on to once somebody has signed in by it; null before. */
  readonly onward: string | null;
};

/** How it was proven who somebody is: by password, or by what a social provider says of them. */
export type FirstFactor = 'pwd' | 'social';

export type PassedFirst = {
  readonly accountId: AccountId;
  readonly remember: boolean;
  readonly by: FirstFactor;
  /** Milliseconds since 1970. */
  readonly at: number;
};

const passedFirst = z.object({
  accountId: z.string().transform(toAccountId),
  remember: z.boolean(),
  by: z.enum(['pwd', 'social']),
  at: z.number(),
}) satisfies z.ZodType<PassedFirst>;

/** How long a first factor waits for the second one; milliseconds. */
const PASSED_LASTS_MS = 15 * 60_000;

/** The page of a sign-in that asks for the second factor. */
export const secondFactorAt = (uid: string): string => `/identity/interaction/${uid}/second-factor`;

const route = z.object({ uid: z.string() });
export const accountModes = z.enum(['general', 'business']) satisfies z.ZodType<AccountMode>;

type Result = { readonly result?: InteractionResults | undefined };

function passedOf({ result }: Result, now: Date): PassedFirst | null {
  const { data } = passedFirst.safeParse(result?.passed);
  return data === undefined || data.at < now.getTime() - PASSED_LASTS_MS ? null : data;
}

type Led = Result & { readonly uid: string; readonly returnTo: string };

const signedInOnward = ({ result, returnTo }: Led) => (result?.login === undefined ? null : returnTo);

/** Also to the second factor, once the first one was right. */
const onwardOf = (interaction: Led, now: Date) =>
  signedInOnward(interaction) ?? (passedOf(interaction, now) === null ? null : secondFactorAt(interaction.uid));

/** Where a step leads that is over: on to the second factor, where that is left to show, or back to the beginning of the step. */
export const leftOff = ({ uid, passed }: Pick<OpenInteraction, 'uid' | 'passed'>, beginning: string): string =>
  passed === null ? beginning : secondFactorAt(uid);

/** How long the first of two same forms may take, and how often is looked; milliseconds. */
const FIRST_TAKES_MS = 10_000;
const LOOK_EVERY_MS = 50;

/**
 * Where a form leads that was sent before: as soon as the first one is done, the second goes where it goes. Null when it is not. `here`: where the
 * form stands, if the sign-in leads there until it is done.
 */
export async function onwardOfFirst(
  { provider, clock }: IdentityParts,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  here: string | null = null,
): Promise<string | null> {
  for (let waited = 0; waited < FIRST_TAKES_MS; waited += LOOK_EVERY_MS) {
    const onward = onwardOf(await provider.interactionDetails(request.raw, reply.raw), clock.now());
    if (onward !== here) return onward;
    await setTimeout(LOOK_EVERY_MS);
  }
  return null;
}

/** Reads the interaction by its cookie. @throws SessionNotFound (400), ProblemError 404 when the path is another's */
export async function openInteraction(
  { provider, pepper, clock }: IdentityParts,
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
    passed: passedOf(interaction, clock.now()),
    onward: signedInOnward(interaction),
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
