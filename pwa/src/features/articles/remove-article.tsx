import type { ArticleItem } from '@meikan/contracts';
import { useState } from 'react';
import { arrivalOf, orNotifyFull } from '../../offline/index.ts';
import { whenSent } from '../../offline/sync/enqueue.ts';
import { CompletionDialog, DeleteDialog, notify } from '../../ui/index.ts';
import type { ItemOwner } from './item-owner.ts';
import { articleTexts } from './texts.ts';
import { removeUndoably, type UndoableRemoval } from './undoable-removal.ts';

const texts = articleTexts.form;

export type Removal = ReturnType<typeof useRemoval>;

type Stage = { readonly kind: 'idle' | 'asking' | 'busy' } | { readonly kind: 'done'; readonly tell: () => void };
const IDLE: Stage = { kind: 'idle' };

/** The way from the question to the deleted article; `onGone` closes what stood open on it. */
export function useRemoval(owner: ItemOwner, onGone: () => void) {
  const [stage, setStage] = useState<Stage>(IDLE);
  const removed = async (item: ArticleItem): Promise<Stage> => {
    const removal = await removeUndoably(owner, item);
    const { kind } = await arrivalOf(removal.id);
    if (kind === 'standing') {
      notify({ text: texts.notRemoved(item.articleName), tone: 'alert' });
      return IDLE;
    }
    onGone();
    const tell = () => offerUndo(item, removal, kind);
    // The way back stands on the page, out of reach while the word that it is done stands above.
    if (kind === 'applied') return { kind: 'done', tell };
    tell();
    return IDLE;
  };
  return {
    asking: stage.kind === 'asking' || stage.kind === 'busy',
    done: stage.kind === 'done',
    busy: stage.kind === 'busy',
    ask: () => setStage({ kind: 'asking' }),
    leave: () => {
      setStage(IDLE);
      if (stage.kind === 'done') stage.tell();
    },
    remove: async (item: ArticleItem) => {
      setStage({ kind: 'busy' });
      setStage(await orNotifyFull(() => removed(item), IDLE));
    },
  };
}

/** A removal can be taken back for as long as the notice stands, sent or not. */
function offerUndo({ articleName }: ArticleItem, { id, undo }: UndoableRemoval, came: 'applied' | 'kept'): void {
  const takeBack = async () => {
    const { kind } = await arrivalOf(await undo());
    if (kind === 'standing') notify({ text: texts.notUndone(articleName), tone: 'alert' });
    else notify({ text: texts.undone(articleName) });
  };
  const action = { label: texts.undo, run: () => void orNotifyFull(takeBack, undefined) };
  const kept = id === null ? texts.removedUnsent(articleName) : texts.removedHere(articleName, whenSent());
  const applied = came === 'applied';
  notify({ text: applied ? texts.removedThere(articleName) : kept, tone: applied ? 'done' : 'waiting', action });
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
