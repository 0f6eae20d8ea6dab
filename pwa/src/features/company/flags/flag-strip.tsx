import type { Company } from '@meikan/contracts';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { buttonClass, ExternalMark, Icon, notify, SwitchRow } from '../../../ui/index.ts';
import { useCompanyChange } from '../change-company.ts';
import { FLAGS, type Flag, withFlag } from './flag-table.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { flagTexts as texts } from './texts.ts';

type Props = {
  readonly company: Company;
  /** What else is done with the page as a whole. */
  readonly more: ReactNode;
};

/** The switches of the page, for its owners and for admins; never in a preview (company-side 6). */
export function FlagStrip({ company, more }: Props) {
  const session = useSession();
  const isAdmin = session.kind === 'account' && session.role === 'admin';
  const turn = useTurn(company.id);
  const [asked, setAsked] = useState<Flag | null>(null);
  return (
    <section className="flags" aria-label={texts.region}>
      <StripHead id={company.id} title={isAdmin ? texts.adminTitle : texts.ownerTitle} more={more} />
      <ul className="flags__g">
        {FLAGS.map((flag) => (
          <li key={flag.name}>
            <SwitchRow
              {...texts.flags[flag.name]}
              on={company[flag.field]}
              locked={flag.adminOnly && !isAdmin ? texts.locked : undefined}
              onChange={() => (flag.asksReason ? setAsked(flag) : turn(flag, !company[flag.field]))}
            />
          </li>
        ))}
      </ul>
      <ReasonDialog
        flag={asked}
        value={asked !== null && !company[asked.field]}
        onClose={() => setAsked(null)}
        onConfirm={(flag, reason) => {
          setAsked(null);
          turn(flag, !company[flag.field], reason);
        }}
      />
    </section>
  );
}

type Turn = (flag: Flag, value: boolean, reason?: string) => void;

/** Turns a flag; a page that was hidden can be shown again as long as the notice stands. */
function useTurn(id: string): Turn {
  const change = useCompanyChange(id);
  const turn: Turn = (flag, value, reason) => {
    const isHiding = flag.name === 'public' && !value;
    const undo = { label: texts.undo, run: () => turn(flag, true, texts.undoReason) };
    change({
      wish: texts.wish(texts.flags[flag.name].label),
      send: () => flag.send(id, value, reason),
      apply: (before) => withFlag(before, flag, value),
      ...(isHiding && { onDone: () => notify({ text: texts.hiddenNow, action: undo }) }),
    });
  };
  return turn;
}

type HeadProps = { readonly id: string; readonly title: string; readonly more: ReactNode };

function StripHead({ id, title, more }: HeadProps) {
  return (
    <div className="flags__h">
      <Icon name="lock" />
      <p className="grow">
        <b>{title}</b> <span className="nw">{texts.hidden}</span>
      </p>
      {more}
      <a
        className={buttonClass({ size: 's' })}
        href={`/companies/${encodeURIComponent(id)}?preview=true`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="eye" />
        {texts.preview}
        <ExternalMark />
      </a>
    </div>
  );
}
