import { type ArticleItem, getProfile, listUserArticles, removeUserArticle } from '@meikan/contracts';
import { useState } from 'react';
import { ApiProblem, ApiUnreachable } from '../../api/api-error.ts';
import { useCommand } from '../../api/api-query.ts';
import { CompletionDialog, DeleteDialog, notify } from '../../ui/index.ts';
import { articleTexts } from './texts.ts';

const texts = articleTexts.form;

export type Removal = ReturnType<typeof useRemoval>;

/** The way from the question to the deleted article; `onGone` closes what stood open on it. */
export function useRemoval(userId: string, onGone: () => void) {
  const [stage, setStage] = useState<'idle' | 'asking' | 'done'>('idle');
  const { mutateAsync, isPending } = useCommand(removeUserArticle, [getProfile, listUserArticles]);
  const remove = async (articleId: string) => {
    try {
      await mutateAsync({ params: { id: userId, articleId } });
      onGone();
      setStage('done');
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof ApiUnreachable)) throw error;
      setStage('idle');
      notify({ text: error instanceof ApiProblem ? error.message : texts.notRemoved, tone: 'alert' });
    }
  };
  return {
    asking: stage === 'asking',
    done: stage === 'done',
    busy: isPending,
    ask: () => setStage('asking'),
    leave: () => setStage('idle'),
    remove,
  };
}

type Props = { readonly item: ArticleItem; readonly removal: Removal };

/** The question before an article is deleted, and the word that it is gone. */
export function RemoveArticle({ item, removal }: Props) {
  return (
    <>
      <DeleteDialog
        opened={removal.asking}
        busy={removal.busy}
        onConfirm={() => void removal.remove(item.id)}
        onCancel={removal.leave}
      >
        {texts.removeBody(item.articleName)}
      </DeleteDialog>
      <CompletionDialog opened={removal.done} onClose={removal.leave} title={texts.removed} />
    </>
  );
}
