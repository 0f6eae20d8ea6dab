import { companyPageSections, japanDay, updateSns } from '@meikan/contracts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { SnsAccounts } from '../../../editing/sns-accounts.tsx';
import { changedAccounts, snsBody, snsDraftOf, snsFaults } from '../../../editing/sns-draft.ts';
import { savePage } from './save-page.ts';
import type { DialogProps } from './section-dialog.tsx';
import { companyEditTexts as texts } from './texts.ts';

/** The accounts elsewhere; follower counts must be numbers. They are one field of the page. */
export function SnsDialog({ page, opened, onClose }: DialogProps) {
  const save = savePage(page);
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(companyPageSections.sns.title)}
      name={`company ${page.id} sns`}
      shown={{ company: page }}
      initial={snsDraftOf(page.sns, japanDay(Date.now()))}
      check={snsFaults}
      call={updateSns}
      body={snsBody}
      save={async (sns, id, shown) => (changedAccounts(sns, page.sns) === null ? null : save({ sns }, id, shown))}
    >
      {(form) => <SnsAccounts {...form} />}
    </EditDialog>
  );
}
