import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/index.ts';
import { ownersButtonTexts as texts } from './owners-button.texts.ts';

/** Fetched when an owner first asks for it; nobody else loads it. */
const OwnersDialog = lazy(async () => ({ default: (await import('./owners-dialog.tsx')).OwnersDialog }));

/** Opens who may edit the page. The dialog stays mounted afterwards, so that the focus goes back. */
export function OwnersButton({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button icon="user" size="s" onClick={() => setOpened(true)}>
        {texts.open}
      </Button>
      {opened !== null && (
        <Suspense fallback={null}>
          <OwnersDialog id={id} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
