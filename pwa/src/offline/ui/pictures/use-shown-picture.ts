import { useEffect, useState } from 'react';
import { PICTURE_TO_COME } from '../../outbox/machine/pictures.ts';
import { presentOutbox, usePresent } from '../../sync/present.ts';

const uploadOf = (address: string | null): string | null =>
  address?.startsWith(PICTURE_TO_COME) ? address.slice(PICTURE_TO_COME.length) : null;

/** Where a picture of an edit can be seen: on the device until it has arrived. `null`: not yet, or there is none. */
export function useShownPicture(address: string | null): string | null {
  const upload = uploadOf(address);
  const made = usePresent(
    ({ contents }) => contents.applied.find(({ command }) => command.id === upload)?.made ?? null,
  );
  const waiting = useWaitingPicture(made === null ? upload : null);
  return upload === null ? address : (made ?? waiting);
}

function useWaitingPicture(upload: string | null): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (upload === null) return undefined;
    let address: string | null = null;
    let left = false;
    const show = async () => {
      const picture = await (await presentOutbox()).picture(upload);
      if (left || !picture) return;
      address = URL.createObjectURL(picture);
      setShown(address);
    };
    show().catch(reportError);
    return () => {
      left = true;
      setShown(null);
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [upload]);
  return shown;
}
