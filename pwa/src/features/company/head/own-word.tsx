import type { Company } from '@meikan/contracts';
import { lazy, Suspense, useState } from 'react';
import { Pending } from '../../../offline/ui/outbox/pending.tsx';
import { Button } from '../../../ui/index.ts';
import { companyTexts } from '../texts.ts';
import type { PersonalUsage } from '../usage.ts';

/** Fetched with the other forms of the page. */
const WordDialog = lazy(async () => ({ default: (await import('../edit/edit-dialogs.tsx')).WordDialog }));

type Props = { readonly company: Company; readonly account: string; readonly usage: PersonalUsage };

/** The way for somebody who uses a service to say a word on it. */
export function OwnWord({ company, account, usage }: Props) {
  const texts = companyTexts.word;
  // The word that it is done follows a dialog that has closed.
  const [dialog, setDialog] = useState<'never' | 'opened' | 'closed'>('never');
  return (
    <>
      <Button icon="pen" size="s" onClick={() => setDialog('opened')}>
        {company.usageComment === null ? texts.write : texts.change}
      </Button>
      <Pending stream={`usage-${account}_${company.id}`} fields={['comment']} />
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <WordDialog
            {...{ company, account, usage }}
            opened={dialog === 'opened'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
