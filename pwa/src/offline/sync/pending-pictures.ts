import { UPLOAD } from '../outbox/machine/kinds.ts';
import { shownAs } from '../outbox/machine/pictures.ts';
import type { Contents } from '../outbox/store/store.ts';
import { presentOutbox } from './present.ts';

/** Where the pictures of pending edits are seen: on the device until they have an address of their own. */
export type PendingPictures = {
  readonly addresses: ReadonlyMap<string, string>;
  follow(contents: Contents): void;
  close(): void;
};

/** `onShown` is told when a picture that was not seen before can be. */
export function pendingPictures(onShown: () => void): PendingPictures {
  const addresses = new Map<string, string>();
  const own: string[] = [];
  const asked = new Set<string>();

  async function show(id: string): Promise<void> {
    const picture = await (await presentOutbox()).picture(id);
    if (!picture || addresses.has(id)) return;
    const address = URL.createObjectURL(picture);
    own.push(address);
    addresses.set(id, shownAs(address, id));
    onShown();
  }

  return {
    addresses,
    follow({ queue, applied }) {
      for (const { command, made } of applied) if (made !== null) addresses.set(command.id, made);
      for (const { id, type } of queue.rows) {
        if (type !== UPLOAD || asked.has(id)) continue;
        asked.add(id);
        void show(id);
      }
    },
    close() {
      for (const address of own) URL.revokeObjectURL(address);
    },
  };
}
