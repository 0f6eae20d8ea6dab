import { type Company, usageWord } from '@meikan/contracts';
import { declaration } from '../../../directory/usage-edit.ts';
import { FormDialog } from '../../../editing/form/form-dialog.tsx';
import { enqueue } from '../../../offline/index.ts';
import { companyTexts } from '../texts.ts';
import type { PersonalUsage } from '../usage.ts';
import { aboutOf } from './save-page.ts';

const texts = companyTexts.word;
const rules = { body: usageWord };
const fields = { comment: { help: texts.help } };

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
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={texts.title(company.name)}
      name={`word on ${company.id}`}
      shown={{ company }}
      fields={fields}
      present={{ comment: before }}
      about={aboutOf(company)}
      call={rules}
      save={async (body, id) => {
        const { comment } = usageWord.parse(body);
        if (comment === before) return null;
        const { data, ...edit } = declaration(holder, company, usage);
        return enqueue({ ...edit, data: { ...data, comment }, id });
      }}
    />
  );
}
