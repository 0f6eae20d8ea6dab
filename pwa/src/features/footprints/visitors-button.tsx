import type { Company } from '@meikan/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/index.ts';
import { visitorsButtonTexts as texts } from './visitors-button.texts.ts';

/** Fetched when an owner first asks for it; nobody else loads it. */
const VisitorsDialog = lazy(async () => ({ default: (await import('./visitors-dialog.tsx')).VisitorsDialog }));

/** Opens who visited a company's page, for its owners. The dialog stays mounted, so that the focus goes back. */
export function VisitorsButton({ company }: { readonly company: Company }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button icon="eye" size="s" onClick={() => setOpened(true)}>
        {texts.open(company.footprintUserCount)}
      </Button>
      {opened !== null && (
        <Suspense fallback={null}>
          <VisitorsDialog company={company} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
