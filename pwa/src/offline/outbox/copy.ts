import { UPLOAD } from './machine/kinds.ts';
import type { Row } from './machine/row.ts';
import type { Outbox } from './outbox.ts';

/** What waits, in a form that JSON can hold. */
export type OutboxCopy = {
  readonly edits: readonly Row[];
  /** The pictures to be uploaded, each as a `data:` address, by the id of the edit that brings it. */
  readonly pictures: readonly { readonly id: string; readonly address: string }[];
};

/** Everything that waits in a queue, for a file that its person keeps. */
export async function copyOf(outbox: Pick<Outbox, 'contents' | 'picture'>): Promise<OutboxCopy> {
  const { queue } = await outbox.contents();
  const pictures = queue.rows
    .filter(({ type }) => type === UPLOAD)
    .map(async ({ id }) => {
      const picture = await outbox.picture(id);
      return picture === null ? [] : [{ id, address: await dataAddress(picture) }];
    });
  return { edits: queue.rows, pictures: (await Promise.all(pictures)).flat() };
}

function dataAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

/** What a person keeps is read by people too. */
export const asFile = (copy: object): Blob => new Blob([JSON.stringify(copy, null, 2)], { type: 'application/json' });
