import type { UsageType } from '../add-service/choosing.ts';
import { type LogoForm, NO_LOGO, withLogo } from './logo-form.ts';
import { emptyForm, isComplete, type ServiceForm, written } from './service-form.ts';

/** How far somebody has come in registering a service: what it is (1), and how they use it, or an owner its logo (2). */
export type Registering = {
  /** Under this id it will be sent. */
  readonly id: string;
  /** Whether it goes on where an earlier opening broke off. */
  readonly restored: boolean;
  readonly step: 1 | 2;
  readonly form: ServiceForm;
  readonly usageType: UsageType;
  readonly logo: LogoForm;
};

/** Another text is another command: under its old id the server may know the old one. */
export type Move =
  | { readonly type: 'began'; readonly name: string; readonly id: string }
  | { readonly type: 'wrote'; readonly changes: Partial<ServiceForm>; readonly id: string }
  | { readonly type: 'told'; readonly usageType: UsageType }
  | { readonly type: 'gave-logo'; readonly changes: Partial<LogoForm>; readonly id: string }
  | { readonly type: 'went-on' }
  | { readonly type: 'went-back' }
  /** Goes on where it broke off; whoever has begun to write meanwhile is not interrupted. */
  | { readonly type: 'restored'; readonly kept: KeptRegistration };

/** What the device keeps of a registration. */
export type KeptRegistration = Omit<Registering, 'restored'>;

/** Private use is the default. */
const FIRST_STEP = { restored: false, step: 1, usageType: 'private', logo: NO_LOGO } as const;

/** `null`: nothing is being registered. */
export function register(now: Registering | null, move: Move): Registering | null {
  if (move.type === 'began') return { ...FIRST_STEP, id: move.id, form: emptyForm(move.name) };
  if (move.type === 'restored') return now !== null && isWritten(now) ? now : { ...move.kept, restored: true };
  return now === null ? null : moved(now, move);
}

type Within = Exclude<Move, { readonly type: 'began' | 'restored' }>;

function moved(now: Registering, move: Within): Registering {
  switch (move.type) {
    case 'wrote':
      return { ...now, id: move.id, form: written(now.form, move.changes) };
    case 'told':
      return { ...now, usageType: move.usageType };
    case 'gave-logo':
      return { ...now, id: move.id, logo: withLogo(now.logo, move.changes) };
    case 'went-on':
      return isComplete(now.form) ? { ...now, step: 2 } : now;
    case 'went-back':
      return { ...now, step: 1 };
    default:
      return move satisfies never;
  }
}

/** Whether more is there than the name that was looked for. */
export const isWritten = ({ form: { category, description, website } }: Registering): boolean =>
  [category, description, website].some((text) => text.trim() !== '');
