import { enqueueOrNotify } from '../../offline/index.ts';
import { notify } from '../../ui/index.ts';
import { blockTexts as texts } from './blocks.texts.ts';

/** Blocks somebody or takes the block off, with a way back; with no network, as soon as there is one. */
export function useBlock({ id, name }: { readonly id: string; readonly name: string }): (value: boolean) => void {
  const set = async (value: boolean, again = true) => {
    const data = { userId: id, value };
    const enqueued = await enqueueOrNotify({ type: 'set-block', data, about: { name, path: `/profile/${id}` } });
    if (!enqueued) return;
    const text = value ? texts.blocked(name) : texts.unblocked(name);
    notify(again ? { text, action: { label: texts.undo, run: () => void set(!value, false) } } : { text });
  };
  return (value) => void set(value);
}
