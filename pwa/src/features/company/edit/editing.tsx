import type { Company } from '@meikan/contracts';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useBeganWith } from '../../../editing/use-began-with.ts';
import type { Editable } from './save-page.ts';
import type { SectionKey } from './section-fields.ts';

/** The forms are fetched when somebody first edits; readers never load them. */
const SectionForm = lazy(async () => ({ default: (await import('./edit-dialogs.tsx')).SectionForm }));

type Opener = { readonly id: string; readonly open: (section: SectionKey) => void };
const Editing = createContext<Opener | null>(null);

/** The way to the dialogs of the page around; `null` where nothing may be edited: for visitors, and in a preview. */
export const useEditing = (): Opener | null => useContext(Editing);

export const isEditable = (company: Company): company is Editable => company.fields !== undefined;

type Props = { readonly company: Company; readonly mayEdit: boolean; readonly children: ReactNode };

/** A page with the dialogs of its sections around it, for those who may edit it. */
export function EditingPage({ company, mayEdit, children }: Props) {
  return mayEdit && isEditable(company) ? <Dialogs page={company}>{children}</Dialogs> : children;
}

function Dialogs({ page, children }: { readonly page: Editable; readonly children: ReactNode }) {
  const [section, setSection] = useState<SectionKey | null>(null);
  // The word that it is done follows a dialog that has closed.
  const [last, setLast] = useState<SectionKey | null>(null);
  const beganWith = useBeganWith(page, section !== null);
  const open = (wanted: SectionKey) => {
    setSection(wanted);
    setLast(wanted);
  };
  return (
    <Editing value={{ id: page.id, open }}>
      {children}
      {last !== null && (
        <Suspense fallback={null}>
          <SectionForm
            key={last}
            page={beganWith}
            section={last}
            opened={section !== null}
            onClose={() => setSection(null)}
          />
        </Suspense>
      )}
    </Editing>
  );
}
