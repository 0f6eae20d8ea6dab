import { listSynonyms, removeSynonyms, type SynonymEntry, searchEverything, setSynonyms } from '@meikan/contracts';
import { useCommand } from '../../../api/api-query.ts';
import { failureWords } from '../../../directory/failure.tsx';
import { notify } from '../../../ui/index.ts';
import { synonymTexts as texts } from './synonyms.texts.ts';

const alert = (error: Error) => notify({ tone: 'alert', text: failureWords(error) });

/** Removes an entry at once and offers to bring it back; `onRemoved` is told when its row is gone. */
export function useRemoving(onRemoved: () => void) {
  const stale = [listSynonyms, searchEverything];
  const setting = useCommand(setSynonyms, stale);
  const removing = useCommand(removeSynonyms, stale);
  const restore = (entry: SynonymEntry) =>
    setting.mutate({ body: entry }, { onSuccess: () => notify({ text: texts.restored(entry.word) }), onError: alert });
  const remove = (entry: SynonymEntry) => {
    const removed = { text: texts.removed(entry.word), action: { label: texts.undo, run: () => restore(entry) } };
    const onSuccess = () => {
      notify(removed);
      onRemoved();
    };
    removing.mutate({ query: { word: entry.word } }, { onSuccess, onError: alert });
  };
  return { remove, busy: removing.isPending };
}
