import { type AccountMode, limits, line } from '@meikan/domain';
import { networkOf } from '@meikan/platform';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { emailKey, parseEmail } from '../accounts/email-address.ts';
import { passwordFault, passwordRules } from '../accounts/password-policy.ts';
import type { FormFaults } from '../pages/fields.ts';
import { signUpPage } from '../pages/sign-up-page.ts';
import { texts } from '../pages/texts.ts';
import type { IdentityParts } from '../parts.ts';
import type { Exchange } from './finish.ts';
import { accountModes, openForm, openInteraction } from './open-interaction.ts';
import { sendFaults, sendPage, sendWait } from './send-page.ts';
import { SAME_FORM_MS, sendSignUpCode } from './send-sign-up-code.ts';

const signUpForm = z.strictObject({
  csrf: z.string(),
  name: z.string(),
  email: z.string(),
  password: z.string(),
  mode: accountModes,
});
/** The other form than the one that this sign-in began with. */
const signUpQuery = z.object({ mode: accountModes.optional().catch(undefined) });

const checkName = line(limits.name);

function nameFault(name: ReturnType<typeof checkName>): string | null {
  if (name.ok) return null;
  if (name.code === 'required') return texts.nameMissing;
  return name.code === 'too-long' ? texts.nameTooLong : texts.nameInvalid;
}

type Checked = {
  readonly name: string;
  readonly email: string | null;
  readonly faults: Readonly<Record<string, string>>;
};

function check({ name: typedName, email: typedEmail, password }: z.output<typeof signUpForm>): Checked {
  const checkedName = checkName(typedName);
  const name = checkedName.ok ? checkedName.value : '';
  const email = parseEmail(typedEmail);
  const local = email?.split('@')[0] ?? '';
  const found = {
    name: nameFault(checkedName),
    email: email === null ? texts.emailInvalid : null,
    password: passwordFault(password, [name, local]),
  };
  const faults = Object.entries(found).flatMap(([field, fault]) => (fault === null ? [] : [[field, fault] as const]));
  return { name, email, faults: Object.fromEntries(faults) };
}

/** Registers nothing yet: the account exists when the mailed code comes back. */
async function signUp(parts: IdentityParts, exchange: Exchange) {
  const { interaction, form } = await openForm(parts, exchange, signUpForm);
  const { name, email, faults } = check(form);
  const { name: typed, email: address, mode, password } = form;
  const shown = { name: typed, email: email ?? address, mode, rules: passwordRules(password), ...besides(parts) };
  const page = (wrong: FormFaults) => signUpPage(interaction, shown, wrong);
  if (email === null || Object.keys(faults).length > 0) return sendFaults(exchange.reply, page, { fields: faults });
  const { throttle, hasher, pending, pepper } = parts;
  const allowance = await throttle.take({ limit: parts.limits.signUpPerIp, subject: networkOf(exchange.request.ip) });
  if (!allowance.allowed) return sendWait(exchange.reply, page, allowance.retryAfter);
  const passwordHash = await hasher.hash(form.password);
  const key = emailKey(email, pepper);
  await pending.put(interaction.uid, { email, emailKey: key, name, mode: form.mode, passwordHash });
  const sent = await sendSignUpCode(parts, exchange.request, interaction.uid, SAME_FORM_MS);
  if (!sent.allowed) return sendWait(exchange.reply, page, sent.retryAfter);
  return exchange.reply.redirect(`/identity/interaction/${interaction.uid}/sign-up/code`, 303);
}

/** What the page shows beside what was typed. */
const besides = ({ social, settings }: IdentityParts) => ({
  social: social.clients,
  pcAddress: `${settings.publicUrl}/business/landing`,
});

function emptyForm(parts: IdentityParts, mode: AccountMode) {
  return { name: '', email: '', mode, rules: passwordRules(''), ...besides(parts) };
}

export function signUpRoutes(app: FastifyInstance, parts: IdentityParts): void {
  const config = { rule: 'anyone' };
  app.get('/identity/interaction/:uid/sign-up', { config }, async (request, reply) => {
    const interaction = await openInteraction(parts, request, reply);
    const { mode = interaction.mode } = signUpQuery.parse(request.query);
    return sendPage(reply, signUpPage(interaction, emptyForm(parts, mode)));
  });
  app.post('/identity/interaction/:uid/sign-up', { config }, (request, reply) => signUp(parts, { request, reply }));
}
