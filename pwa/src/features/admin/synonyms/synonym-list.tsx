import type { SynonymEntry } from '@meikan/contracts';
import { useRef, useState } from 'react';
import { TextField } from '../../../ui/forms.ts';
import { Button, EditButton, Empty, Item, List, Section } from '../../../ui/index.ts';
import { entriesWith } from './entries-with.ts';
import { synonymTexts as texts } from './synonyms.texts.ts';
import { useRemoving } from './use-removing.ts';

type Props = {
  readonly entries: readonly SynonymEntry[];
  readonly onAdd: () => void;
  readonly onEdit: (entry: SynonymEntry) => void;
};

/** As many are seen at a glance, and not narrowed. */
const FEW = 8;

/** All that admins set, with what can be done with each. */
export function SynonymList({ entries, onAdd, onEdit }: Props) {
  const [text, setText] = useState('');
  const isLong = entries.length > FEW;
  const shown = isLong ? entriesWith(entries, text) : entries;
  const add = useRef<HTMLButtonElement>(null);
  // The focus would be lost with the row.
  const { remove, busy } = useRemoving(() => add.current?.focus());
  const action = (
    <Button ref={add} icon="plus" size="s" onClick={onAdd}>
      {texts.add}
    </Button>
  );
  return (
    <Section title={texts.list} note={texts.count(entries.length)} action={action}>
      {isLong && (
        <search className="admin__f">
          <TextField icon="search" autoComplete="off" label={texts.filter} value={text} onChange={setText} />
        </search>
      )}
      {entries.length === 0 ? (
        <Empty level={3} title={texts.none}>
          {texts.noneBody}
        </Empty>
      ) : (
        <Entries entries={shown} text={text} busy={busy} onEdit={onEdit} onRemove={remove} />
      )}
    </Section>
  );
}

type Acts = Pick<Props, 'onEdit'> & { readonly busy: boolean; readonly onRemove: (entry: SynonymEntry) => void };
type EntriesProps = Acts & Pick<Props, 'entries'> & { readonly text: string };

function Entries({ entries, text, ...acts }: EntriesProps) {
  if (entries.length === 0)
    return (
      <Empty level={3} title={texts.notFound(text)}>
        {texts.notFoundBody}
      </Empty>
    );
  return (
    <List label={texts.list}>
      {entries.map((entry) => (
        <Item key={entry.word} title={entry.word} foot={<Entry entry={entry} {...acts} />} />
      ))}
    </List>
  );
}

function Entry({ entry, busy, onEdit, onRemove }: Acts & { readonly entry: SynonymEntry }) {
  const { word, others, oneWay } = entry;
  return (
    <div className="admin__r">
      <p className="sm">{others.join('、')}</p>
      <p className="xs faint">{(oneWay ? texts.oneWayOnly : texts.bothWays)(word)}</p>
      <div className="row">
        <EditButton of={texts.entryOf(word)} onClick={() => onEdit(entry)} />
        <Button
          size="s"
          variant="quiet"
          icon="trash"
          aria-label={texts.removeOf(word)}
          busy={busy}
          onClick={() => onRemove(entry)}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  );
}
