import type { ArticleItem } from '@meikan/contracts';
import { useState } from 'react';
import { arrivalOf, isStorageFull } from '../../offline/index.ts';
import { offlineTexts } from '../../offline/texts.ts';
import { CompletionDialog, DeleteDialog, notify } from '../../ui/index.ts';
import { articleTexts } from './texts.ts';
import { removeUndoably, type UndoableRemoval } from './undoable-removal.ts';

const texts = articleTexts.form;

export type Removal = ReturnType<typeof useRemoval>;

/** The way from the question to the deleted article; `onGone` closes what stood open on it. */
export function useRemoval(userId: string, onGone: () => void) {
  const [stage, setStage] = useState<'idle' | 'asking' | 'busy' | 'done'>('idle');
  const remove = async (item: ArticleItem) => {
    setStage('busy');
    try {
      const removal = await removeUndoably(userId, item);
      const arrival = await arrivalOf(removal.id);
      if (arrival.kind !== 'standing') onGone();
      setStage(arrival.kind === 'landed' ? 'done' : 'idle');
      if (arrival.kind === 'kept') tellKept(item, removal);
      if (arrival.kind === 'standing') notify({ text: texts.notRemoved(item.articleName), tone: 'alert' });
    } catch (error) {
      setStage('idle');
      if (!isStorageFull(error)) throw error;
      notify({ text: offlineTexts.full, tone: 'alert' });
    }
  };
  return {
    asking: stage === 'asking' || stage === 'busy',
    done: stage === 'done',
    busy: stage === 'busy',
    ask: () => setStage('asking'),
    leave: () => setStage('idle'),
    remove,
  };
}

/** What has not been sent can be taken back, for as long as the notice stands. */
function tellKept({ articleName }: ArticleItem, { id, undo }: UndoableRemoval): void {
  const takeBack = async () => {
    const undone = await undo();
    notify(undone ? { text: texts.undone(articleName) } : { text: texts.tooLate(articleName), tone: 'alert' });
  };
  const text = id === null ? texts.removedUnsent(articleName) : texts.removedHere(articleName);
  notify({ text, tone: 'waiting', action: { label: texts.undo, run: () => void takeBack() } });
}

type Props = { readonly item: ArticleItem; readonly removal: Removal };

/** The question before an article is deleted, and the word that it is gone. */
export function RemoveArticle({ item, removal }: Props) {
  return (
    <>
      <DeleteDialog
        opened={removal.asking}
        busy={removal.busy}
        onConfirm={() => void removal.remove(item)}
        onCancel={removal.leave}
      >
        {texts.removeBody(item.articleName)}
      </DeleteDialog>
      <CompletionDialog opened={removal.done} onClose={removal.leave} title={texts.removed} />
    </>
  );
}
