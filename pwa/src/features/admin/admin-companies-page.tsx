import { searchCompanies } from '@meikan/contracts';
import { choicePart, present } from '../../address/query-parts.ts';
import { apiQuery } from '../../api/api-query.ts';
import { Asked } from '../../directory/asked.tsx';
import { categoryLink, pageLink } from '../../directory/listing/query-link.tsx';
import { useListQuery } from '../../directory/listing/use-list-query.ts';
import { useListed } from '../../directory/listing/use-listed.ts';
import { useTypedText } from '../../directory/listing/use-typed-text.ts';
import { TextField } from '../../ui/forms.ts';
import { Empty, List, Pager, SegmentedLinks, SkeletonList } from '../../ui/index.ts';
import { CompanyRow } from './company-row.tsx';
import { adminTexts } from './texts.ts';
import './admin.css';

const texts = adminTexts.companies;

const PAGE_SIZE = 20;
const TYPES = ['company', 'service'] as const;
const TYPE_CHOICES = (['', ...TYPES] as const).map((value) => ({ value, label: texts.types[value] }));

/** All companies and services with their switches, for administrators; those that are hidden from others stand here too. */
export function AdminCompaniesPage() {
  const [text, setText] = useTypedText();
  const { query, page, name, type } = useCompanies();
  return (
    <>
      <search className="row row-w admin__f">
        <div className="grow">
          <TextField icon="search" autoComplete="off" label={texts.search} value={text} onChange={setText} />
        </div>
        <SegmentedLinks label={texts.type} choices={TYPE_CHOICES} value={type ?? ''} link={categoryLink} />
      </search>
      <Asked query={query} waiting={<SkeletonList rows={8} />}>
        {({ payload, total = payload.length }) =>
          total === 0 ? (
            <Empty level={2} title={name === undefined ? texts.none : texts.notFound}>
              {name === undefined ? texts.noneBody : texts.notFoundBody}
            </Empty>
          ) : (
            <div aria-busy={query.isPlaceholderData}>
              <List>
                {payload.map((company) => (
                  <CompanyRow key={company.id} company={company} />
                ))}
              </List>
              <Pager total={total} page={page} pageSize={PAGE_SIZE} link={pageLink} returns />
            </div>
          )
        }
      </Asked>
    </>
  );
}

/** A page of those that the address asks for by name and type. */
function useCompanies() {
  const { search: name, category } = useListQuery();
  const type = choicePart(TYPES, category);
  const listed = useListed(
    ({ page = 1 }) => {
      const query = { page: String(page), limit: String(PAGE_SIZE), ...present({ name, type }) };
      return apiQuery(searchCompanies, { query });
    },
    PAGE_SIZE,
    // Its answer counts other categories than the types.
    () => undefined,
  );
  return { ...listed, name, type };
}
