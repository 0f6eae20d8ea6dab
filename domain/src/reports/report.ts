import { isCatalogueKey } from '../catalogues/catalogues.ts';
import type { CatalogueKey } from '../catalogues/keys.ts';
import type { Command } from '../kernel/command.ts';
import { accepted, type Decider, type Decision, type Refusal, refused, unreachable } from '../kernel/decider.ts';
import type { DomainEvent } from '../kernel/event.ts';
import type { Instant, UserId } from '../kernel/ids.ts';
import { type Checked, invalid, valid } from '../validation/checked.ts';
import type { ReportTarget } from './target.ts';

export type ReportReason = CatalogueKey<'report_reasons'>;
export const reportReason = (key: string): Checked<ReportReason> =>
  isCatalogueKey('report_reasons', key) ? valid(key) : invalid('unknown-key');

type Reporting = { readonly userId: UserId; readonly target: ReportTarget; readonly at: Instant };
type Reported = Reporting & {
  readonly reason: ReportReason;
  /** In the reporter's own words; empty where the reason says all. */
  readonly text: string;
};

export type ThingReported = DomainEvent<'thing-reported', Reported>;
export type ReportWithdrawn = DomainEvent<'report-withdrawn', Reporting>;
/** Whoever reported has left: what they wrote goes, that somebody reported stays. */
export type ReporterForgotten = DomainEvent<'reporter-forgotten', Reporting>;

/** What can happen between somebody and what they report, in `report-<user>_<kind>.<target>`. */
export type ReportEvent = ThingReported | ReportWithdrawn | ReporterForgotten;

/** What an admin says to it stands with the thing (`Rulings`). */
export type Report =
  | { readonly status: 'none' }
  | { readonly status: 'made'; readonly reason: ReportReason; readonly text: string; readonly at: Instant }
  | { readonly status: 'forgotten' };

export const noReport: Report = { status: 'none' };

export function evolveReport(_state: Report, event: ReportEvent): Report {
  switch (event.type) {
    case 'thing-reported': {
      const { reason, text, at } = event.data;
      return { status: 'made', reason, text, at };
    }
    case 'report-withdrawn':
      return noReport;
    case 'reporter-forgotten':
      return { status: 'forgotten' };
    default:
      return unreachable(event);
  }
}

/** A newer report replaces the older one of the same person, and waits for an answer anew. */
export type MakeReport = Command<'make-report', Reported>;
export type WithdrawReport = Command<'withdraw-report', Reporting>;
export type ForgetReporter = Command<'forget-reporter', Reporting>;

export type ReportCommand = MakeReport | WithdrawReport | ForgetReporter;
export type ReportRefusal = Refusal<'self-report'>;

function decideReport(command: ReportCommand, state: Report): Decision<ReportEvent, ReportRefusal> {
  const { data } = command;
  switch (command.type) {
    case 'make-report':
      return make(command, state);
    case 'withdraw-report':
      return state.status === 'made' ? accepted({ type: 'report-withdrawn', data }) : accepted();
    case 'forget-reporter':
      return state.status === 'made' ? accepted({ type: 'reporter-forgotten', data }) : accepted();
    default:
      return unreachable(command);
  }
}

/** Anybody reports anybody but themselves. */
function make({ data }: MakeReport, state: Report): Decision<ReportEvent, ReportRefusal> {
  if (data.target.kind === 'user' && data.target.id === data.userId) return refused({ code: 'self-report' });
  if (state.status === 'made' && state.at === data.at) return accepted();
  return accepted({ type: 'thing-reported', data });
}

export const reportDecider: Decider<Report, ReportCommand, ReportEvent, ReportRefusal> = {
  initial: noReport,
  evolve: evolveReport,
  decide: decideReport,
};
