import { companyPageSections } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { Pending } from '../../../offline/ui/outbox/pending.tsx';
import { AsideSection, EditButton, Section } from '../../../ui/index.ts';
import { useEditing } from './editing.tsx';
import { fieldsOfSection, type SectionKey } from './section-fields.ts';
import { companyEditTexts as texts } from './texts.ts';

type MarkProps = { readonly section: SectionKey };

/** The way to edit a section, and whether its last edit has arrived; nothing for who may not edit it. */
export function EditMark({ section }: MarkProps) {
  const editing = useEditing();
  if (editing === null) return null;
  return (
    <span className="emark">
      <Pending stream={`company-${editing.id}`} fields={fieldsOfSection(section)} />
      <EditButton of={companyPageSections[section].title} onClick={() => editing.open(section)} />
    </span>
  );
}

/** Stands where nothing was entered yet: only who may edit the page sees it. */
export const Unregistered = () => <span className="faint sm">{texts.none}</span>;

type Props = MarkProps & {
  /** Its heading, where that is another than the name of the section. */
  readonly title?: string;
  /** Whether there is anything to show. Visitors do not see an empty section. */
  readonly filled: boolean;
  /** What else stands beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A section of the page, with the way to edit it. */
export function EditableSection({
  section,
  title = companyPageSections[section].title,
  filled,
  action,
  children,
}: Props) {
  const editing = useEditing();
  if (!filled && editing === null) return null;
  return (
    <Section
      title={title}
      action={
        editing === null ? (
          action
        ) : (
          <span className="emarks">
            {filled && action}
            <EditMark section={section} />
          </span>
        )
      }
    >
      {filled ? children : <Unregistered />}
    </Section>
  );
}

type OnlyProps = MarkProps & Pick<Props, 'filled' | 'children'>;

/** A section that stands first below the heading of its tab, which names it. */
export function OnlySection({ section, filled, children }: OnlyProps) {
  const editing = useEditing();
  return (
    <>
      {editing !== null && (
        <div className="ofact">
          <span>{!filled && <Unregistered />}</span>
          <EditMark section={section} />
        </div>
      )}
      {filled && children}
    </>
  );
}

/** A section of the side column, with the way to edit it. */
export function EditableAside({ section, title = companyPageSections[section].title, filled, children }: Props) {
  const editing = useEditing();
  if (!filled && editing === null) return null;
  return (
    <AsideSection title={title} action={editing && <EditMark section={section} />}>
      {filled ? children : <Unregistered />}
    </AsideSection>
  );
}
