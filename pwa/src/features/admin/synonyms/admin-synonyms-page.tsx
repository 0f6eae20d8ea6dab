import { listSynonyms, type SynonymEntry } from '@meikan/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { Asked } from '../../../directory/asked.tsx';
import { SkeletonList } from '../../../ui/index.ts';
import { type EditedSynonyms, SynonymDialog } from './synonym-dialog.tsx';
import { SynonymList } from './synonym-list.tsx';
import { synonymTexts as texts } from './synonyms.texts.ts';
import { Trial } from './trial.tsx';
import '../admin.css';

/** The words by which administrators widen the search. */
export function AdminSynonymsPage() {
  const query = useQuery(apiQuery(listSynonyms, {}));
  return (
    <>
      <p className="admin__l">{texts.lead}</p>
      <Asked query={query} waiting={<SkeletonList rows={8} />}>
        {({ payload }) => <Synonyms entries={payload} />}
      </Asked>
    </>
  );
}

function Synonyms({ entries }: { readonly entries: readonly SynonymEntry[] }) {
  const [edited, setEdited] = useState<EditedSynonyms>('new');
  const [opened, setOpened] = useState(false);
  const open = (entry: EditedSynonyms) => {
    setEdited(entry);
    setOpened(true);
  };
  return (
    <>
      <Trial entries={entries} />
      <SynonymList entries={entries} onAdd={() => open('new')} onEdit={open} />
      <SynonymDialog entry={edited} entries={entries} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
