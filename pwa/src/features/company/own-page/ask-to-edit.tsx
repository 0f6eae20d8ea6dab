import { Link } from '@tanstack/react-router';
import { companyTexts } from '../texts.ts';

const texts = companyTexts.askToEdit;

/** The way to edit a page that is there already, for whoever keeps it: at the foot, where it is in no reader's way. */
export function AskToEdit({ id }: { readonly id: string }) {
  return (
    <p className="xs muted askedit">
      {texts.whose}
      <Link className="link" to="/companies/$id/ownership" params={{ id }}>
        {texts.ask}
      </Link>
    </p>
  );
}
