import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/index.ts';
import { usageTexts as texts } from '../texts.ts';

const AddServiceDialog = lazy(async () => ({ default: (await import('./add-service-dialog.tsx')).AddServiceDialog }));

type ButtonProps = { readonly primary?: boolean; readonly onClick: () => void };

/** The way to the dialog that adds a service, where that dialog stands elsewhere. */
export function OpenAddService({ primary = false, onClick }: ButtonProps) {
  return (
    <Button
      icon="plus"
      size="s"
      variant={primary ? 'primary' : 'default'}
      aria-label={texts.addService}
      onClick={onClick}
    >
      {primary ? texts.addService : texts.add}
    </Button>
  );
}

/** The dialog that adds a service, or registers one under the name `registers`; its code is fetched when it is opened first. */
export function useAddService(registers?: string) {
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  const dialog = wanted && (
    <Suspense fallback={null}>
      <AddServiceDialog opened={opened} onClose={() => setOpened(false)} registers={registers} />
    </Suspense>
  );
  return { open, dialog };
}

/** The way to the dialog that adds a service, with the dialog. */
export function AddServiceButton({ primary = false }: { readonly primary?: boolean }) {
  const { open, dialog } = useAddService();
  return (
    <>
      <OpenAddService primary={primary} onClick={open} />
      {dialog}
    </>
  );
}

/**
 * The way to the registration of a service that is not in a list, and its dialog. The dialog stands beside the list, which may no
 * longer be empty when it ends.
 */
export function useRegisterService(name: string) {
  const { open, dialog } = useAddService(name);
  const button = (
    <Button icon="plus" onClick={open}>
      {texts.registerService}
    </Button>
  );
  return { button, dialog };
}
