import { type AccountId, accountId, companyId, type Instant, type MembershipCommand, userId } from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { DEMO_BUSINESS, DEMO_GENERAL, demoCompany } from '../demo-accounts.ts';
import type { Pack, Person } from '../pack.ts';
import { momentOf, road, type Step, SYSTEM, type Unit } from '../step.ts';
import { listedAt } from './company-unit.ts';

type Employment = { readonly person: Person; readonly open: boolean; readonly latest: boolean; readonly at: Instant };

/** Who has worked for a company of this name, since (or until) when; somebody who came back is a present member. */
function employments(pack: Pack, name: string): readonly Employment[] {
  return pack.people.flatMap((person) => {
    const stays = person.workExperiences.filter(({ companyName }) => companyName === name);
    const stay = stays.find(({ duration }) => duration.end === null) ?? stays[0];
    if (stay === undefined) return [];
    const { start, end } = stay.duration;
    const latest = person.workExperiences[0]?.companyName === name;
    return [{ person, open: end === null, latest, at: momentOf(`${end ?? start}-01`) }];
  });
}

function memberSteps(pack: Pack, company: Pack['companies'][number]): readonly Step[] {
  const id = companyId(company.id);
  const staff = employments(pack, company.name);
  const members = staff.map(
    ({ person, open, at }): MembershipCommand => ({
      type: 'set-member',
      data: { companyId: id, userId: userId(person.id), memberStatus: open ? 'NOW-MEMBER' : 'PASSED-MEMBER', at },
    }),
  );
  const owner =
    id === demoCompany(pack) ? { id: DEMO_BUSINESS, at: momentOf(listedAt(company.id)) } : ownerAmong(staff);
  const owners = owner === null ? [] : [owned(owner)];
  const at = momentOf(listedAt(company.id));
  return [...owners, ...members].map(road({ stream: streams.companymembers(id), actor: SYSTEM, at }));

  function owned(by: { readonly id: string; readonly at: Instant }): MembershipCommand {
    return { type: 'set-owner', data: { companyId: id, userId: userId(by.id), on: true, at: by.at } };
  }
}

/** The person whose latest employer it is; the first in the pack when there are several. */
function ownerAmong(staff: readonly Employment[]): { readonly id: string; readonly at: Instant } | null {
  const first = staff.find(({ latest, open }) => latest && open);
  return first === undefined ? null : { id: accountId(first.person.id), at: first.at };
}

/** Owners and members of one company; null when it has neither. */
export function membershipUnit(pack: Pack, company: Pack['companies'][number]): Unit | null {
  const steps = memberSteps(pack, company);
  return steps.length === 0 ? null : { stage: 'links', steps };
}

/** The owner of the page for which the demo's general account works. */
function employerOfDemoGeneral(pack: Pack): AccountId | null {
  const name = pack.people.find(({ id }) => id === DEMO_GENERAL)?.workExperiences[0]?.companyName;
  const owner = name ? ownerAmong(employments(pack, name)) : null;
  return owner === null ? null : accountId(owner.id);
}

/**
 * The end of every import: puts the demo's business account and the page of the general account's employer on the paid plan, and
 * tells the business account which company it acts for.
 */
export function assignmentUnit(pack: Pack): Unit {
  const company = demoCompany(pack);
  const at = momentOf(listedAt(company));
  const paid = [DEMO_BUSINESS, employerOfDemoGeneral(pack)].filter((account) => account !== null);
  const plans = paid.map((account) =>
    road({ stream: streams.subscription(account), actor: SYSTEM, at })({
      type: 'set-paid-plan',
      data: { accountId: account, paid: true, at },
    }),
  );
  const step = road({ stream: streams.account(DEMO_BUSINESS), actor: SYSTEM, at });
  return { stage: 'end', steps: [...plans, step({ type: 'assign-company', data: { companyId: company, at } })] };
}
