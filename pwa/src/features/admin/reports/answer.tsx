import type { ReportedThing } from '@meikan/contracts';
import { catalogueEntries } from '@meikan/domain';
import { useState } from 'react';
import { SelectField } from '../../../ui/forms.ts';
import { Button } from '../../../ui/index.ts';
import { reportsQueueTexts as texts } from './reports-queue.texts.ts';
import { nameOf, reasonWords } from './thing-words.ts';
import type { Ruling } from './use-ruling.ts';

type Props = { readonly thing: ReportedThing; readonly ruling: Ruling };

const REASONS = [
  { label: '', options: catalogueEntries('report_reasons').map(({ key, label }) => ({ value: key, label })) },
];

/** What an admin has said to the reports of a thing, or the ways to say it. */
export function Answer({ thing, ruling }: Props) {
  if (thing.ruling !== null) return <Given thing={thing} said={thing.ruling} ruling={ruling} />;
  return thing.target.standing === 'shown' ? (
    <Hiding thing={thing} ruling={ruling} />
  ) : (
    <div>
      <Act thing={thing} busy={ruling.busy} onClick={() => ruling.give(thing, null)}>
        {texts.close}
      </Act>
    </div>
  );
}

/** The reason that most give is chosen already. */
function Hiding({ thing, ruling }: Props) {
  const [reason, setReason] = useState(
    () => REASONS[0]?.options.find(({ value }) => value === thing.mainReason)?.value ?? '',
  );
  return (
    <>
      <div className="admin__w">
        <SelectField label={texts.reason} groups={REASONS} value={reason} onChange={setReason} />
      </div>
      <div className="row row-w">
        <Act
          thing={thing}
          busy={ruling.busy}
          variant="primary"
          disabled={reason === ''}
          onClick={() => ruling.give(thing, reason)}
        >
          {texts.hide}
        </Act>
        <Act thing={thing} busy={ruling.busy} onClick={() => ruling.give(thing, null)}>
          {texts.keep}
        </Act>
      </div>
    </>
  );
}

function Given({ thing, said, ruling }: Props & { readonly said: NonNullable<ReportedThing['ruling']> }) {
  const { hiddenFor, at, isLast } = said;
  return (
    <>
      <p className="sm">{hiddenFor === null ? texts.ruled.kept(at) : texts.ruled.hidden(reasonWords(hiddenFor), at)}</p>
      {isLast && (
        <div>
          <Act thing={thing} busy={ruling.busy} onClick={() => ruling.takeBack(thing)}>
            {texts.takeBack}
          </Act>
        </div>
      )}
    </>
  );
}

type ActProps = {
  readonly thing: ReportedThing;
  readonly busy: boolean;
  readonly variant?: 'primary';
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: string;
};

/** One press, which names what it is about to who does not see the row. */
function Act({ thing, busy, variant, disabled = false, onClick, children }: ActProps) {
  return (
    <Button size="s" {...(variant && { variant })} disabled={busy || disabled} onClick={onClick}>
      {children}
      <span className="sr">{texts.of(nameOf(thing))}</span>
    </Button>
  );
}
