import { searchCompanies } from '@meikan/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { TextField } from '../../ui/forms.ts';
import { Empty, List, Pager, Segmented, SkeletonList, useSettledText } from '../../ui/index.ts';
import { CompanyRow } from './company-row.tsx';
import { adminTexts } from './texts.ts';
import './admin.css';

const texts = adminTexts.companies;

const PAGE_SIZE = 20;
const TYPES = ['all', 'company', 'service'] as const;
type Type = (typeof TYPES)[number];

/** All companies and services with their switches, for administrators; those that are hidden from others stand here too. */
export function AdminCompaniesPage() {
  const [text, setText] = useState('');
  const [type, setType] = useState<Type>('all');
  const name = useSettledText(text, false);
  return (
    <>
      <search className="row row-w admin__f">
        <div className="grow">
          <TextField icon="search" autoComplete="off" label={texts.search} value={text} onChange={setText} />
        </div>
        <Segmented
          label={texts.type}
          choices={TYPES.map((value) => ({ value, label: texts.types[value] }))}
          value={type}
          onChange={setType}
        />
      </search>
      <Companies key={`${type} ${name}`} name={name} type={type} />
    </>
  );
}

function Companies({ name, type }: { readonly name: string; readonly type: Type }) {
  const [page, setPage] = useState(1);
  const narrowed = type === 'all' ? {} : { type };
  const question = { page: String(page), limit: String(PAGE_SIZE), ...(name === '' ? {} : { name }), ...narrowed };
  const query = useQuery({ ...apiQuery(searchCompanies, { query: question }), placeholderData: keepPreviousData });
  return (
    <Asked query={query} waiting={<SkeletonList rows={8} />}>
      {({ payload, total = payload.length }) =>
        payload.length === 0 ? (
          <Empty level={2} title={name === '' ? texts.none : texts.notFound}>
            {name === '' ? texts.noneBody : texts.notFoundBody}
          </Empty>
        ) : (
          <>
            <List>
              {payload.map((company) => (
                <CompanyRow key={company.id} company={company} />
              ))}
            </List>
            <Pager total={total} page={page} pageSize={PAGE_SIZE} onPage={setPage} />
          </>
        )
      }
    </Asked>
  );
}
