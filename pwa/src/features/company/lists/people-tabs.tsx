import { type CallAnswer, type Company, listCompanyMembers, listCompanyUsers } from '@meikan/contracts';
import type { ReactNode } from 'react';
import { apiQuery } from '../../../api/api-query.ts';
import { pageOf, ROWS, rowsOf } from '../../../api/page-of.ts';
import { asVisitor } from '../../../api/preview.ts';
import { categoryLink } from '../../../directory/listing/query-link.tsx';
import { useListed } from '../../../directory/listing/use-listed.ts';
import { PersonRow } from '../../../directory/person-row.tsx';
import { Badge, ChipFilter, List } from '../../../ui/index.ts';
import { claimFacts } from '../claims/claim-facts.tsx';
import { targetOfPerson } from '../claims/claim-target.ts';
import { JudgeMenu } from '../claims/judge-menu.tsx';
import { chipChoices } from './chip-choices.ts';
import { Paged } from './paged.tsx';
import { listTexts as texts } from './texts.ts';

type Props = { readonly company: Company; readonly preview: boolean; readonly none: ReactNode };
type UsersProps = Props & { readonly mayEdit: boolean };

const PAGE_SIZE = ROWS.company.people;

const USAGES = ['private', 'company'] as const;
const STATUSES = ['NOW-MEMBER', 'PASSED-MEMBER'] as const;

const named =
  <Key extends string>(names: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  (key: string) => {
    const known = keys.find((candidate) => candidate === key);
    return known ? names[known] : key;
  };
/** How somebody uses a service, in words. */
export const usageName = named(texts.usages, USAGES);

/** The people who use the service, by how they use it; the free plan says why there are no more. */
export function UsersTab({ company: { id, isPaidAccount, counts }, preview, mayEdit, none }: UsersProps) {
  const { query, page, chip } = useListed(({ category, page = 1 }) => {
    const usageType = USAGES.find((usage) => usage === category);
    const listing = { ...rowsOf(PAGE_SIZE, page), ...asVisitor(preview) };
    return apiQuery(listCompanyUsers, { params: { id }, query: { ...listing, ...(usageType && { usageType }) } });
  }, PAGE_SIZE);
  const choices = chipChoices(query.data?.counter ?? {}, usageName);
  return (
    <>
      {choices.length > 0 && (
        <ChipFilter choices={choices} value={chip} link={categoryLink} label={texts.usageFilter} />
      )}
      <Paged query={query} page={page} pageSize={PAGE_SIZE} none={none}>
        {(people) => (
          <List columns={2}>
            {people.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                facts={[
                  workOf(person),
                  <Badge key="usage">{usageName(person.usageType)}</Badge>,
                  ...claimFacts(person.claims, true),
                ]}
                end={mayEdit && <Judge id={id} person={person} />}
              />
            ))}
          </List>
        )}
      </Paged>
      {!isPaidAccount && counts.users > PAGE_SIZE && <p className="xs faint">{texts.freePlan}</p>}
    </>
  );
}

function Judge({ id, person: { id: user, name, claims } }: { readonly id: string; readonly person: ClaimingPerson }) {
  const claim = claims.find(({ mayJudge }) => mayJudge);
  return claim && <JudgeMenu claim={claim} target={targetOfPerson(id, user)} name={name} />;
}

const workOf = ({ workFor, job }: ClaimingPerson) => [workFor, job].filter(Boolean).join('／');

type ClaimingPerson = CallAnswer<typeof listCompanyUsers>[number];

/** The people who work or worked there. */
export function MembersTab({ company: { id }, preview, none }: Props) {
  const { query, page, chip } = useListed(({ category, page = 1 }) => {
    const memberStatus = STATUSES.find((status) => status === category);
    const listing = { ...pageOf(PAGE_SIZE, page), ...asVisitor(preview) };
    return apiQuery(listCompanyMembers, {
      params: { id },
      query: { ...listing, ...(memberStatus && { memberStatus }) },
    });
  }, PAGE_SIZE);
  const choices = chipChoices(query.data?.counter ?? {}, named(texts.memberStatuses, STATUSES));
  return (
    <>
      {choices.length > 0 && (
        <ChipFilter choices={choices} value={chip} link={categoryLink} label={texts.memberFilter} />
      )}
      <Paged query={query} page={page} pageSize={PAGE_SIZE} none={none}>
        {(people) => (
          <List columns={2}>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} end={person.isOwner && <Badge>{texts.owner}</Badge>} />
            ))}
          </List>
        )}
      </Paged>
    </>
  );
}
