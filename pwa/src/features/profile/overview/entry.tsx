import type { ReactNode } from 'react';
import { EditButton, HangingSection } from '../../../ui/index.ts';
import { FIELDS_OF, OwnPending } from '../own-pending.tsx';
import type { OnEdit, SectionKey } from '../sections.ts';
import { profileTexts as texts } from '../texts.ts';

type Props = {
  readonly title: string;
  readonly section: SectionKey;
  /** What of the basics is shown here, when it is they. */
  readonly fields?: readonly string[];
  readonly onEdit: OnEdit;
  /** Visitors are not shown an entry that says nothing; its owner is, with the way to write it. */
  readonly filled: boolean;
  readonly children: ReactNode;
};

/** One entry of the overview with its owner's pencil. */
export function Entry({ title, section, fields, onEdit, filled, children }: Props) {
  if (!filled && !onEdit) return null;
  return (
    <HangingSection title={title} action={onEdit && <EditButton of={title} onClick={() => onEdit(section)} />}>
      {onEdit && <OwnPending fields={fields ?? fieldsOf(section)} />}
      {filled ? children : <p className="faint sm">{texts.notWritten}</p>}
    </HangingSection>
  );
}

const fieldsOf = (section: SectionKey): readonly string[] => (section === 'basics' ? [] : FIELDS_OF[section]);
