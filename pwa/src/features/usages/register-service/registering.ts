import type { UsageType } from '../add-service/choosing.ts';
import { type LogoForm, NO_LOGO, withLogo } from './logo-form.ts';
import { emptyForm, isComplete, type ServiceForm, written } from './service-form.ts';

/** How far somebody has come in registering a service: what it is (1), and how they use it, or an owner its logo (2). */
export type Registering = {
  readonly step: 1 | 2;
  readonly form: ServiceForm;
  readonly usageType: UsageType;
  readonly logo: LogoForm;
};

export type Move =
  | { readonly type: 'began'; readonly name: string }
  | { readonly type: 'wrote'; readonly changes: Partial<ServiceForm> }
  | { readonly type: 'told'; readonly usageType: UsageType }
  | { readonly type: 'gave-logo'; readonly changes: Partial<LogoForm> }
  | { readonly type: 'went-on' }
  | { readonly type: 'went-back' }
  /** Goes on where it broke off. */
  | { readonly type: 'restored'; readonly state: Registering };

/** `null`: nothing is being registered. Private use is the default (individual-side 9). */
export function register(now: Registering | null, move: Move): Registering | null {
  if (move.type === 'began') return { step: 1, form: emptyForm(move.name), usageType: 'private', logo: NO_LOGO };
  if (move.type === 'restored') return now ?? move.state;
  return now === null ? null : moved(now, move);
}

type Within = Exclude<Move, { readonly type: 'began' | 'restored' }>;

function moved(now: Registering, move: Within): Registering {
  switch (move.type) {
    case 'wrote':
      return { ...now, form: written(now.form, move.changes) };
    case 'told':
      return { ...now, usageType: move.usageType };
    case 'gave-logo':
      return { ...now, logo: withLogo(now.logo, move.changes) };
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
