import {
  type ArticleOwner,
  catalogueLabel,
  isPresent,
  type ReportReason,
  type ReportTarget,
  type RulingWithdrawn,
} from '@meikan/domain';
import { type DomainRecorded, streams } from '@meikan/event-log';
import { uuidv5 } from '@meikan/platform';
import type { Effects, Reactor } from '../reactor.ts';
import { addressesOf, addressesOfAccounts } from './addresses.ts';
import { hiddenMail, reportAnsweredMail, reportedMail, shownAgainMail } from './report-mails.texts.ts';

/** Whose a thing is, what it is called, and where it stands in the app. */
type Thing = { readonly owner: ArticleOwner; readonly name: string; readonly path: string };

/** Also of what is hidden; null for what is gone. */
async function thingOf(target: ReportTarget, { handler }: Effects): Promise<Thing | null> {
  if (target.kind === 'user') {
    const { state } = await handler.load(streams.user(target.id));
    if (!isPresent(state)) return null;
    return { owner: target, name: state.sections.basics.name, path: `/profile/${target.id}` };
  }
  if (target.kind === 'company') {
    const { state } = await handler.load(streams.company(target.id));
    if (state.status !== 'registered') return null;
    return { owner: target, name: state.sections.basics.name, path: `/companies/${target.id}` };
  }
  const { state } = await handler.load(streams.article(target.id));
  if (state.status === 'none') return null;
  return { owner: state.owner, name: state.content.articleName, path: `/articles/${target.id}` };
}

const labelOf = (reason: ReportReason): string => catalogueLabel('report_reasons', reason) ?? reason;

/** Tells the admins that something was reported: once a day of each thing, however many report it. */
export const tellReported: Reactor = {
  name: 'tell-reported',
  categories: ['report'],
  onceFor(recorded) {
    if (recorded.type !== 'thing-reported') return null;
    const { kind, id } = recorded.data.target;
    return uuidv5(`${kind} ${id} ${recorded.recordedAt.slice(0, 'yyyy-MM-dd'.length)}`, REPORTS);
  },
  async react(recorded, effects) {
    if (recorded.type !== 'thing-reported') return;
    const { target, reason } = recorded.data;
    const thing = await thingOf(target, effects);
    if (thing === null) return;
    const link = `${effects.publicUrl}/admin/reports`;
    const mail = reportedMail({ name: thing.name, kind: target.kind, link, reason: labelOf(reason) });
    for (const to of await effects.adminAddresses()) await effects.mailer.send({ to, ...mail });
  },
};
const REPORTS = '0f6b9c5e-3d0a-4b1e-9a55-7c2e8d4f6b90';

/**
 * Tells those who reported something what an admin has said, and whose it is that it was hidden, or is shown again. Reports that wait
 * anew are told of when they are answered.
 */
export const tellRuled: Reactor = {
  name: 'tell-ruled',
  categories: ['ruling'],
  async react(recorded, effects) {
    if (recorded.type === 'ruling-given') await tellGiven(recorded, effects);
    if (recorded.type === 'ruling-withdrawn') await tellWithdrawn(recorded.data, effects);
  },
};

type Given = Extract<DomainRecorded, { readonly type: 'ruling-given' }>;

async function tellGiven(recorded: Given, effects: Effects): Promise<void> {
  const { target, hiddenFor } = recorded.data;
  const thing = await thingOf(target, effects);
  if (thing === null) return;
  await tellReporters(recorded, thing, effects);
  if (hiddenFor === null) return;
  const mail = hiddenMail({ name: thing.name, kind: target.kind, reason: labelOf(hiddenFor) });
  for (const to of await addressesOf(thing.owner, effects)) await effects.mailer.send({ to, ...mail });
}

/** What was taken back meanwhile they are not told. */
async function tellReporters({ data, position }: Given, { name }: Thing, effects: Effects): Promise<void> {
  const { target, hiddenFor, upTo } = data;
  const { state } = await effects.handler.load(streams.ruling(target));
  if (!state.some((ruling) => ruling.upTo === upTo)) return;
  const hidden = hiddenFor !== null;
  const mail = reportAnsweredMail({ name, kind: target.kind, hidden, link: `${effects.publicUrl}/account#reports` });
  const reporters = await effects.reportersOf(data, position);
  for (const to of await addressesOfAccounts(reporters, effects)) await effects.mailer.send({ to, ...mail });
}

async function tellWithdrawn({ target, hiddenFor }: RulingWithdrawn['data'], effects: Effects): Promise<void> {
  const thing = hiddenFor === null ? null : await thingOf(target, effects);
  if (thing === null) return;
  const mail = shownAgainMail({ name: thing.name, kind: target.kind, link: `${effects.publicUrl}${thing.path}` });
  for (const to of await addressesOf(thing.owner, effects)) await effects.mailer.send({ to, ...mail });
}
