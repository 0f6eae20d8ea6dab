import type { NamedActor, NamedSubject } from '@meikan/contracts';
import { unreachable } from '@meikan/domain';
import { auditTexts } from './texts.ts';

const { who: texts } = auditTexts;

/** An account in words: its name and mail address, or how it stands where it has none any more. */
export function who(account: NamedActor | NamedSubject): string {
  return inWords(account, texts.account);
}

/** An account or a company in words. */
export function subjectInWords(subject: NamedSubject): string {
  return inWords(subject, texts[subject.kind]);
}

type Kind = (typeof texts)['account' | 'company'];

function inWords({ id, standing, name, email }: NamedActor | NamedSubject, kind: Kind): string {
  switch (standing) {
    case 'known':
      return email === null ? (name ?? id) : texts.withAddress(name ?? id, email);
    case 'erased':
      return kind.erased(id);
    case 'unknown':
      return kind.unknown(id);
    case 'system':
      return texts.system;
    default:
      return unreachable(standing);
  }
}
