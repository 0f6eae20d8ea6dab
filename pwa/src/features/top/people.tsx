import type { TopPageData } from '@meikan/contracts';
import { PersonRow } from '../../directory/person-row.tsx';
import { shownDate } from '../../directory/shown-date.ts';
import { ItemFigure, List, Section } from '../../ui/index.ts';
import { topTexts as texts } from './texts.ts';

/** The four who use most services. */
export function TopPeople({ people }: { readonly people: TopPageData['topUsers'] }) {
  return (
    <Section title={texts.people.title}>
      <List label={texts.people.title}>
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            end={<ItemFigure value={person.useServiceCount} unit={texts.people.unit} />}
          />
        ))}
      </List>
    </Section>
  );
}

/** Who began a new job last. */
export function NewHires({ hires }: { readonly hires: TopPageData['newHires'] }) {
  return (
    <Section title={texts.newHires.title}>
      <List label={texts.newHires.title}>
        {hires.map(({ person, company, jobTitle, start }) => (
          <PersonRow
            key={person.id}
            person={person}
            before={<span className="faint sm num hire__d">{shownDate(start)}</span>}
            facts={[company.name, jobTitle && texts.newHires.joined(jobTitle)]}
          />
        ))}
      </List>
    </Section>
  );
}
