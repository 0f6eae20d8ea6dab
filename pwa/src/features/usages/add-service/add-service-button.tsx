import { lazy, Suspense, useState } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { usageTexts as texts } from '../texts.ts';

const AddServiceDialog = lazy(async () => ({ default: (await import('./add-service-dialog.tsx')).AddServiceDialog }));

/** Opens the dialog that adds a service; its code is fetched then. */
export function AddServiceButton({ primary = false }: { readonly primary?: boolean }) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  return (
    <>
      <Button size="s" variant={primary ? 'primary' : 'default'} aria-label={texts.addService} onClick={open}>
        <Icon name="plus" />
        {primary ? texts.addService : texts.add}
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <AddServiceDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
