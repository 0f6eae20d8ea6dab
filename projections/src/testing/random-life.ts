import { reportTarget, userId } from '@meikan/domain';
import type { Random } from '@meikan/testkit';
import type { DirectoryWriter } from './directory-writer.ts';
import { AT, CommandRefused } from './send-command.ts';

const USERS = 8;
const COMPANIES = 6;
const ARTICLES = 10;
const AT_ONCE = 16;

/** Chosen once per command: few of each, so that everything meets, in whatever order it comes into being and goes. */
type Chance = {
  readonly user: string;
  readonly other: string;
  readonly company: string;
  readonly partner: string;
  readonly article: string;
  readonly on: boolean;
};

const person = (id: string) => reportTarget({ kind: 'user', id });

const acts: readonly [Act, ...Act[]] = [
  (write, { user }) => write.person(user),
  (write, { user, other }) => write.rename(user, `名前${other}`),
  (write, { user, on }) => write.disabled(user, on),
  (write, { user, on }) => write.published(user, on),
  (write, { user, on }) => write.leaving(user, on),
  (write, { company }) => write.company(company),
  (write, { company, on }) => write.public(company, on),
  (write, { article, user }) => write.article(article, userId(user)),
  (write, { user, article, on }) => write.bookmark(user, article, on),
  (write, { user, other, on }) => write.follow(user, 'user', other, on),
  (write, { user, company, on }) => write.follow(user, 'company', company, on),
  (write, { user, company, on }) => write.usage('user', user, company, on),
  (write, { company, partner, on }) => write.usage('company', company, partner, on),
  (write, { user, company, on }) => write.judgeUsage('user', user, company, on ? 'hidden' : null),
  (write, { company, partner, on }) => write.judgeUsage('company', company, partner, on ? 'hidden' : 'disputed'),
  (write, { company, partner, on }) => write.judgeRelation(company, partner, on ? 'hidden' : 'confirmed'),
  (write, { company, user, on }) => write.memberships.owner(company, user, on),
  (write, { company, article, user, on }) =>
    on ? write.memberships.invite(company, article, user) : write.memberships.withdrawInvitation(company, article),
  (write, { company, user, on }) => write.memberships.requestOwnership(company, user, on ? 'mail' : 'admin'),
  (write, { company, user }) => write.memberships.proveOwnership(company, user),
  (write, { company, user, on }) => write.memberships.answerOwnership(company, user, on),
  (write, { company, user }) => write.memberships.withdrawOwnershipRequest(company, user),
  (write, { company, user, on }) => write.memberships.member(company, user, on ? 'NOW-MEMBER' : 'PASSED-MEMBER'),
  (write, { company, user }) => write.memberships.member(company, user, null),
  (write, { company, partner, on }) => write.relation(company, partner, on),
  (write, { user, on }) => write.paid(user, on),
  (write, { user, other, on }) => write.block(user, other, on),
  (write, { user, on }) => write.choices.unseen(user, on),
  (write, { user, on }) => (on ? write.choices.seen(user) : write.choices.followsTold(user, on)),
  (write, { user }) => write.choices.followsTold(user, true),
  (write, { other, user }) => write.surveys.question(`q${other}`, `${user}は何を学びましたか。`),
  (write, { other, user, article, on }) => write.surveys.answer(`q${other}`, user, on ? `${article}です。` : null),
  (write, { user, other, on }) =>
    on
      ? write.reports.report(user, person(other), `${user}より`)
      : write.reports.end('withdraw-report', user, person(other)),
  (write, { user, other }) => write.reports.end('forget-reporter', user, person(other)),
  (write, { other, on }) =>
    on ? write.reports.rule(person(other), AT, 'spam') : write.reports.withdrawRuling(person(other), AT),
  (write, { user, other, on }) => (on ? write.synonyms.set(user, [other]) : write.synonyms.remove(user)),
];
const rare: readonly [Act, ...Act[]] = [
  (write, { user }) => write.erase(user),
  (write, { company, user }) => write.memberships.removePerson(company, user),
  (write, { company }) => write.removeCompany(company),
  (write, { article }) => write.removeArticle(article),
  (write, { article }) => write.restoreArticle(article),
];
type Act = (write: DirectoryWriter, chance: Chance) => Promise<unknown>;

/** Sends so many random commands, some of which the rules refuse. */
export async function liveRandomly(write: DirectoryWriter, random: Random, commands: number): Promise<void> {
  for (let sent = 0; sent < commands; sent += AT_ONCE) {
    const round = Array.from({ length: Math.min(AT_ONCE, commands - sent) }, () => {
      const act = random.int(300) === 0 ? random.pick(rare) : random.pick(acts);
      return sendOrBeRefused(act(write, chanceOf(random)));
    });
    await Promise.all(round);
  }
}

const chanceOf = (random: Random): Chance => ({
  user: `u${random.int(USERS)}`,
  other: `u${random.int(USERS)}`,
  company: `c${random.int(COMPANIES)}`,
  partner: `c${random.int(COMPANIES)}`,
  article: `a${random.int(ARTICLES)}`,
  on: random.int(3) > 0,
});

async function sendOrBeRefused(command: Promise<unknown>): Promise<void> {
  try {
    await command;
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
  }
}
