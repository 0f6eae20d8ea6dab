import { type Company, companyPageSections } from '@meikan/contracts';
import { Icon } from '../../../ui/index.ts';
import { EditMark, Unregistered } from './edit-mark.tsx';
import { useEditing } from './editing.tsx';
import type { SectionKey } from './section-fields.ts';
import { companyEditTexts as texts } from './texts.ts';

/** What has no place of its own on the page that a visitor sees. */
const STRIP: readonly SectionKey[] = ['basics', 'cover-photo', 'hidden-tabs', 'website-rss'];

/** The ways to edit what stands in no section, and what admins note; only for those who may edit the page. */
export function EditStrip({ company: { adminNote } }: { readonly company: Company }) {
  if (useEditing() === null) return null;
  return (
    <section className="estrip" aria-label={texts.strip}>
      <ul className="estrip__l">
        {STRIP.map((section) => (
          <li key={section}>
            <span>{companyPageSections[section].title}</span>
            <EditMark section={section} />
          </li>
        ))}
      </ul>
      {adminNote !== undefined && <AdminNote note={adminNote} />}
    </section>
  );
}

/** For admins alone: others are not answered any note. */
function AdminNote({ note }: { readonly note: string | null }) {
  return (
    <div className="estrip__n">
      <p>
        <Icon name="lock" />
        <b>{companyPageSections['admin-note'].title}</b>
        <EditMark section="admin-note" />
      </p>
      <p className="prose sm">{note ?? <Unregistered />}</p>
    </div>
  );
}
