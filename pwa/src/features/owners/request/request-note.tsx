import type { OwnOwnershipRequest } from '@meikan/contracts';
import { Note } from '../../../ui/index.ts';
import { ownershipTexts as texts } from './ownership.texts.ts';

/** How the own request stands, and what is to be done; nothing of one that is over without a word. */
export function RequestNote({ request }: { readonly request: OwnOwnershipRequest }) {
  const { standing, email, expiresAt, isExpired, askedAt, provedDomain, reason } = request;
  switch (standing) {
    case 'mailed':
      if (isExpired || email === null || expiresAt === null)
        return (
          <Note title={texts.mailed.expired} tone="kin">
            {texts.mailed.expiredBody}
          </Note>
        );
      return (
        <Note title={texts.mailed.title} icon="inbox">
          {texts.mailed.body(email, expiresAt)}
        </Note>
      );
    case 'open':
      return <Note title={texts.open.title}>{texts.open.body(askedAt, provedDomain)}</Note>;
    case 'declined':
      return (
        <Note title={texts.declined} tone="kin">
          {reason}
        </Note>
      );
    case 'granted':
    case 'withdrawn':
      return null;
  }
}
