import type { CallAnswer, readLeaving } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { Note } from '../../../ui/index.ts';
import { leavingTexts } from './leaving.texts.ts';

const texts = leavingTexts.owned;

type Props = { readonly pages: CallAnswer<typeof readLeaving>['ownedAlone'] };

/** The pages that would be left with nobody, and the two ways to mend it, both of which begin on the page. */
export function OwnedAlone({ pages }: Props) {
  return (
    <>
      <Note title={texts.title} icon="building" tone="kin">
        {texts.body}
      </Note>
      <ul className="acc__l" aria-label={texts.label}>
        {pages.map(({ id, name }) => (
          <li key={id}>
            <Link className="link" to="/companies/$id" params={{ id }} search={{}}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p>{texts.ways}</p>
      <ul className="acc__l">
        <li>{texts.invite}</li>
        <li>{texts.draft}</li>
      </ul>
    </>
  );
}
