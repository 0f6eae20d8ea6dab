import type { DomainEvent } from '@meikan/domain';
import type { Recorded } from '@meikan/event-log';
import { z } from 'zod';
import { type Sets, WHOLE, type Written } from '../oracle/claim.ts';

/**
 * The one vocabulary in which the test's own edits, commands on the wire and events of the log are compared: what each sets, by
 * the wire's names of the fields. Fields that no edit of a run sets are left out.
 */
export function writtenValues(events: readonly Recorded<DomainEvent>[]): Written[] {
  return events.flatMap((event, place) =>
    Object.entries(setsOfEvent(event)).map(([field, value]) => ({
      stream: event.stream,
      field,
      value,
      commandId: event.metadata.commandId,
      place,
    })),
  );
}

const SWITCHES: Readonly<Record<string, string>> = {
  'article-bookmarked': 'on',
  'bookmark-removed': 'off',
  'follow-started': 'on',
  'follow-ended': 'off',
  'usage-declared': 'on',
  'usage-withdrawn': 'off',
};
const record = z.record(z.string(), z.unknown());
const changes = z.object({ changes: record });
const work = z.object({ value: z.array(z.object({ jobTitle: z.string().nullable() })) });

export function setsOfEvent({ type, data }: DomainEvent): Sets {
  const turned = SWITCHES[type];
  if (turned !== undefined) return { [WHOLE]: turned };
  switch (type) {
    case 'profile-basics-changed': {
      const { introduction, ...same } = changes.parse(data).changes;
      return texts(introduction === undefined ? same : { ...same, overview: introduction });
    }
    case 'profile-sns-changed':
      return accounts(changes.parse(data).changes);
    case 'profile-work-experiences-changed':
      return workOf(work.parse(data).value);
    case 'article-registered':
    case 'article-restored':
      return { [WHOLE]: 'there', ...texts(record.parse(data)) };
    case 'article-edited':
      return texts(changes.parse(data).changes);
    case 'article-removed':
      return { [WHOLE]: 'gone' };
    default:
      return {};
  }
}

const inPart = (part: string) => z.object({ [part]: record });
const experiences = z.object({ changes: z.object({ workExperiences: work.shape.value }) });
const switched = z.object({ value: z.boolean() });

/** The same of a command as it goes over the wire. */
export function setsOfCommand(type: string, data: unknown): Sets {
  switch (type) {
    case 'update-profile':
    case 'edit-article':
      return texts(changes.parse(data).changes);
    case 'update-sns':
      return accounts(changes.parse(data).changes);
    case 'set-work-experiences':
      return workOf(experiences.parse(data).changes.workExperiences);
    case 'register-article':
      return { [WHOLE]: 'there', ...texts(inPart('article').parse(data).article ?? {}) };
    case 'remove-article':
      return { [WHOLE]: 'gone' };
    case 'restore-article':
      return { [WHOLE]: 'there' };
    case 'set-bookmark':
    case 'set-follow':
      return { [WHOLE]: switched.parse(data).value ? 'on' : 'off' };
    case 'declare-usage':
      return { [WHOLE]: 'on' };
    case 'withdraw-usage':
      return { [WHOLE]: 'off' };
    default:
      return {};
  }
}

const TEXTS: ReadonlySet<string> = new Set([
  'job',
  'workFor',
  'livingAddress',
  'overview',
  'articleName',
  'recommendTxt',
]);

function texts(fields: Readonly<Record<string, unknown>>): Sets {
  const named = Object.entries(fields).filter(
    (field): field is [string, string] => TEXTS.has(field[0]) && typeof field[1] === 'string',
  );
  return Object.fromEntries(named);
}

const account = z.object({ value: z.string() });

function accounts(fields: Readonly<Record<string, unknown>>): Sets {
  const twitter = account.safeParse(fields.twitter);
  return twitter.success ? { twitter: twitter.data.value } : {};
}

/** A history is told by its first title, which each edit of a run sets anew. */
function workOf([first]: readonly { readonly jobTitle: string | null }[]): Sets {
  return first?.jobTitle ? { workExperiences: first.jobTitle } : {};
}
