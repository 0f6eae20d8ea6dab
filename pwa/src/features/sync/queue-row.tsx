import type { Row, Trouble } from '../../offline/outbox/machine/row.ts';
import { titleOf } from '../../offline/ui/outbox/row-title.ts';
import { SyncChip } from '../../ui/index.ts';
import { RowActions } from './row-actions.tsx';
import { reasonOf, remarksOf, stateOf } from './row-state.ts';
import { useRowTools } from './row-tools.ts';
import { syncTexts } from './texts.ts';

/** One edit: its state, what it is in words, why it is still here, and the ways on. */
export function QueueRow({ row }: { readonly row: Row }) {
  const { now, heldBy } = useRowTools();
  const { label, ...look } = stateOf(row);
  return (
    <>
      <div>
        <SyncChip {...look}>{label}</SyncChip>
      </div>
      <div>
        <p className="q__t">{titleOf(row)}</p>
        {row.status === 'standing' && <WhyItStands trouble={row.trouble} />}
        <p className="q__m">{remarksOf(row, now, heldBy(row))}</p>
        <RowActions row={row} />
      </div>
    </>
  );
}

function WhyItStands({ trouble }: { readonly trouble: Trouble }) {
  const { text, faults } = reasonOf(trouble);
  return (
    <div className="q__w">
      <p>{text}</p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {trouble.kind === 'gone' && <p>{syncTexts.row.keepAsDraft}</p>}
    </div>
  );
}
