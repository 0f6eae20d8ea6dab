import type { RelatedCompany } from '@meikan/contracts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Pending } from '../../../offline/ui/outbox/pending.tsx';
import { Button, IconButton } from '../../../ui/index.ts';
import type { ListName } from '../claims/claim-target.ts';
import { relationTexts as texts } from './relations.texts.ts';

/** It comes with the other forms of the page, which readers never load. */
const RelationDialog = lazy(async () => ({ default: (await import('../edit/edit-dialogs.tsx')).RelationDialog }));

/** The ways to write who is related: a button that registers one, and what stands in each row. */
export type RelationWays = { readonly add: ReactNode; readonly edit: (other: RelatedCompany) => ReactNode };

type Props = {
  readonly id: string;
  readonly list: ListName;
  readonly children: (ways: RelationWays) => ReactNode;
};

/** One of the three lists of companies with its form around it, for those who may edit the page. */
export function OwnRelations({ id, list, children }: Props) {
  const [opened, setOpened] = useState(false);
  // What is edited stays while the dialog closes; undefined: it was never opened.
  const [other, setOther] = useState<RelatedCompany | null>();
  const open = (row: RelatedCompany | null) => {
    setOther(row);
    setOpened(true);
  };
  const ways = {
    add: (
      <Button icon="plus" variant="primary" size="s" onClick={() => open(null)}>
        {texts.add[list]}
      </Button>
    ),
    edit: (row: RelatedCompany) => (
      <>
        <Pending stream={streamOf(list, id, row.id)} />
        <IconButton icon="pen" label={texts.edit(row.name)} onClick={() => open(row)} />
      </>
    ),
  };
  return (
    <>
      {children(ways)}
      {other !== undefined && (
        <Suspense fallback={null}>
          <RelationDialog
            key={other?.id ?? ''}
            {...{ id, other, opened }}
            first={list === 'company-relative' ? null : list}
            title={texts.add[list]}
            onClose={() => setOpened(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Where a row's actions in this list go. */
function streamOf(list: ListName, id: string, row: string): string {
  if (list === 'company-relative') return `relation-${id}_${row}`;
  return list === 'company-using' ? `usage-${id}_${row}` : `usage-${row}_${id}`;
}
