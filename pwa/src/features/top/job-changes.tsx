import type { TopPageData } from '@meikan/contracts';
import { CompanyName } from '../../directory/company-link.tsx';
import { Item, List, Logo, Section } from '../../ui/index.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.jobChanges;

/** Only public pages are told of here. */
const SHOWN = { isPublic: true, website: null } as const;

type Log = TopPageData['changeJobLogs'][number];

/** What people who changed jobs tell of the company they came to. */
export function JobChanges({ logs }: { readonly logs: readonly Log[] }) {
  if (logs.length === 0) return null;
  return (
    <Section title={texts.title} note={texts.note}>
      <List columns={2} label={texts.title}>
        {logs.flatMap(({ currentCompany, employeeEntries }) =>
          employeeEntries.map((entry, index) => (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a company have no other identity
              key={`${currentCompany.id}-${index}`}
              picture={<Logo src={currentCompany.logo} />}
              title={<CompanyName company={{ ...currentCompany, ...SHOWN }} />}
              description={entry.opinionAboutCompany ?? entry.opinionOverall}
              meta={[
                entry.pastJobOverview && texts.before(entry.pastJobOverview),
                entry.currentJobOverview && texts.now(entry.currentJobOverview),
                entry.jobPeriod && texts.period(entry.jobPeriod),
              ]}
            />
          )),
        )}
      </List>
    </Section>
  );
}
