import { type ReportTarget, reportDecider, rulingDecider, type UserId } from '@meikan/domain';
import { ERASED_TEXT, nobody, personal, plain } from '../codecs/codec.ts';
import { defineStreams } from './define-streams.ts';

const reporting = { userId: plain, target: plain, at: plain };
const idOf = ({ kind, id }: ReportTarget): string => `${kind}.${id}`;

/** What somebody reports. What they write of it is theirs, whomever it is about. */
export const reportStreams = defineStreams({
  category: 'report',
  decider: reportDecider,
  id: (userId: UserId, target: ReportTarget) => `${userId}_${idOf(target)}`,
  subjectOf: ({ data }) => data.userId,
  events: {
    'thing-reported': { fields: { ...reporting, reason: plain, text: personal(ERASED_TEXT) } },
    'report-withdrawn': { fields: reporting },
    'reporter-forgotten': { fields: reporting },
  },
});

const ruling = { fields: { target: plain, hiddenFor: plain, upTo: plain, at: plain } };

/** What admins say to the reports of a thing. */
export const rulingStreams = defineStreams({
  category: 'ruling',
  decider: rulingDecider,
  id: idOf,
  subjectOf: nobody,
  events: { 'ruling-given': ruling, 'ruling-withdrawn': ruling },
});
