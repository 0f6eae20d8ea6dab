import { useState } from 'react';
import { failureWords } from '../../../directory/failure.tsx';
import { Button, notify, Section } from '../../../ui/index.ts';
import type { AccountKind } from '../account-kind.ts';
import { ownDataTexts as texts } from './own-data.texts.ts';
import { OwnDataDialog } from './own-data-dialog.tsx';
import { useOwnData } from './use-own-data.ts';

/** How somebody takes along what is kept of them. A download goes on while the dialog is closed. */
export function OwnDataSection({ of }: { readonly of: AccountKind }) {
  const [opened, setOpened] = useState(false);
  const ownData = useOwnData((failure) => {
    // The dialog says so itself while it is open.
    if (opened) return;
    notify(
      failure ? { tone: 'alert', text: `${texts.act.failed}。${failureWords(failure)}` } : { text: texts.saved.title },
    );
  });
  const open = () => {
    // A file that was saved stands there until somebody comes for another one.
    if (ownData.file !== null) ownData.begin();
    setOpened(true);
  };
  return (
    <Section anchor="own-data" title={texts.title}>
      <div className="acc__row">
        <Button onClick={open}>{texts.begin}</Button>
        <p className="sm muted">{ownData.mailed.isActing ? texts.goesOn : texts.lead}</p>
      </div>
      <OwnDataDialog of={of} ownData={ownData} opened={opened} onClose={() => setOpened(false)} />
    </Section>
  );
}
