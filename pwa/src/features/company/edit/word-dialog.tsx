import { type Company, usageWord } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { declaration } from '../../../directory/usage-edit.ts';
import { EditDialog } from '../../../editing/edit-dialog.tsx';
import { enqueue } from '../../../offline/index.ts';
import { TextArea } from '../../../ui/forms.ts';
import { companyTexts } from '../texts.ts';
import type { PersonalUsage } from '../usage.ts';

const texts = companyTexts.word;
const rules = { body: usageWord };

type Props = {
  readonly company: Company;
  readonly account: string;
  readonly usage: PersonalUsage;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** What somebody who uses a service says of it: part of how they use it. */
export function WordDialog({ company, account, usage, opened, onClose }: Props) {
  const before = company.usageComment;
  const holder = { kind: 'user' as const, id: account };
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(company.name)}
      name={`word on ${company.id}`}
      shown={{ company }}
      initial={{ comment: before ?? '' }}
      call={rules}
      body={({ comment }) => ({ comment: comment.trim() === '' ? null : comment })}
      save={async ({ comment }, id) => {
        if (comment === before) return null;
        const { data, ...edit } = declaration(holder, company, usage);
        return enqueue({ ...edit, data: { ...data, comment }, id });
      }}
      labels={{ comment: texts.label }}
    >
      {({ values, set, errorOf }) => (
        <TextArea
          label={texts.label}
          help={texts.help}
          value={values.comment}
          onChange={(comment) => set({ comment })}
          error={errorOf('comment')}
          maxLength={limits.description}
          rows={4}
        />
      )}
    </EditDialog>
  );
}
