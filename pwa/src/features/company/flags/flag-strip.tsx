import type { Company } from '@meikan/contracts';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { buttonClass, ExternalMark, Icon, notify, SwitchRow } from '../../../ui/index.ts';
import { useCompanyChange } from '../change-company.ts';
import { FLAGS, type Flag, withFlag } from './flag-table.ts';
import { type AskedReason, ReasonDialog } from './reason-dialog.tsx';
import { flagTexts as texts } from './texts.ts';

type Props = {
  readonly company: Company;
  /** What else is done with the page as a whole. */
  readonly more: ReactNode;
};

/** The switches of the page, for its owners and for admins; never in a preview. */
export function FlagStrip({ company, more }: Props) {
  const session = useSession();
  const isAdmin = session.kind === 'account' && session.role === 'admin';
  const [asked, setAsked] = useState<AskedReason | null>(null);
  // A reason that could not be sent is asked for again, as it was written.
  const turn = useTurn(company, isAdmin, setAsked);
  const press = (flag: Flag) => {
    const value = !company[flag.field];
    if (flag.asksReason && isAdmin) setAsked({ flag, value, reason: '' });
    else turn(flag, value);
  };
  return (
    <section className="flags" aria-label={texts.region}>
      <StripHead id={company.id} title={isAdmin ? texts.adminTitle : texts.ownerTitle} more={more} />
      <ul className="flags__g">
        {FLAGS.map((flag) => (
          <li key={flag.name}>
            <SwitchRow
              {...texts.flags[flag.name]}
              on={company[flag.field]}
              locked={flag.adminOnly && !isAdmin && flag.byOwner(company) === null ? texts.locked : undefined}
              onChange={() => press(flag)}
            />
          </li>
        ))}
      </ul>
      <ReasonDialog
        asked={asked}
        onClose={() => setAsked(null)}
        onConfirm={({ flag, value, reason }) => {
          setAsked(null);
          turn(flag, value, reason);
        }}
      />
    </section>
  );
}

type Turn = (flag: Flag, value: boolean, reason?: string) => void;

/** Turns a flag; a page that was hidden can be shown again as long as the notice stands. */
function useTurn(company: Company, isAdmin: boolean, onFailed: (unsent: AskedReason) => void): Turn {
  const { id } = company;
  const change = useCompanyChange(id);
  const turn: Turn = (flag, value, reason) => {
    const isHiding = flag.name === 'public' && !value;
    const back = { label: texts.undo, run: () => turn(flag, true, texts.undoReason) };
    const own = isAdmin ? null : flag.byOwner(company);
    change({
      what: texts.what(texts.flags[flag.name].label),
      ...(own?.(value) ?? {
        send: () => flag.send(id, value, reason),
        apply: (page) => withFlag(page, flag, value),
        undo: (page) => withFlag(page, flag, !value),
      }),
      onFailed: () => reason && onFailed({ flag, value, reason }),
      ...(isHiding && { onDone: () => notify({ text: texts.hiddenNow, action: back }) }),
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
