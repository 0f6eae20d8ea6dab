import { type CommandResult, commandFields, type Json, type JsonObject, type QueuedCommand } from '@meikan/contracts';
import { sameValue } from '@meikan/domain';
import { kinds } from '../kinds.ts';

type Entry = { readonly id: string; readonly fields: JsonObject; readonly removes: boolean };
type Stream = { readonly log: Entry[]; fields: JsonObject | null };

/**
 * The batch endpoint over a log in memory, for profiles and articles: receipts first, then revisions, then
 * the rule. Its state is shaped as the domain's, so that the phone reads it by its own table of kinds.
 */
export class ModelServer {
  readonly streams = new Map<string, Stream>();
  readonly #receipts = new Map<string, CommandResult>();
  /** The revision that each command expected, `null` where any would do: a command after one that changed nothing expects the same. */
  readonly #wants = new Map<string, string | null>();
  readonly #refuses: (command: QueuedCommand) => boolean;

  constructor(refuses: (command: QueuedCommand) => boolean = () => false) {
    this.#refuses = refuses;
  }

  handle(commands: readonly QueuedCommand[]): CommandResult[] {
    const results: CommandResult[] = [];
    for (const command of commands) results.push(this.#one(command, results));
    return results;
  }

  #one(command: QueuedCommand, earlier: readonly CommandResult[]): CommandResult {
    const { id } = command;
    const first = this.#receipts.get(id);
    if (first) return first.status === 'refused' ? first : { ...first, status: 'duplicate' };
    const came = (name: string) => {
      const before = earlier.find((result) => result.id === name) ?? this.#receipts.get(name);
      return before !== undefined && ['applied', 'duplicate', 'unchanged'].includes(before.status);
    };
    if ((command.dependsOn ?? []).some((name) => !came(name))) return { id, status: 'blocked' };
    const stream = this.#stream(command.stream);
    const { expected } = command;
    if (typeof expected === 'object' && 'after' in expected && !came(expected.after)) return { id, status: 'blocked' };
    const wanted = this.#wanted(expected);
    this.#wants.set(id, wanted);
    const revision = String(stream.log.length);
    if (wanted !== null && wanted !== revision && !this.#holdsAlready(command, stream)) {
      return {
        id,
        status: 'conflict',
        current: { revision, state: stateOf(stream), changed: [], changedAt: null, by: null },
      };
    }
    return this.#decide(command, stream);
  }

  #wanted(expected: QueuedCommand['expected']): string | null {
    if (expected === 'any') return null;
    if (expected === 'absent') return '0';
    if ('revision' in expected) return expected.revision;
    const { after } = expected;
    return this.#receipts.get(after)?.revision ?? this.#wants.get(after) ?? null;
  }

  #decide(command: QueuedCommand, stream: Stream): CommandResult {
    const { id, type, data } = command;
    const kind = kinds(type);
    const answer = (result: CommandResult) => {
      this.#receipts.set(id, result);
      return result;
    };
    if (this.#refuses(command)) return answer({ id, status: 'refused' });
    const removes = kind.merges === 'remove';
    const fields = kind.merges === 'set' ? (data as JsonObject) : commandFields(data as JsonObject);
    if (stream.fields === null) {
      if (stream.log.length > 0 || kind.merges === 'fields') return { id, status: 'gone' };
    } else if (this.#holdsAlready(command, stream)) {
      return answer({ id, status: 'unchanged' });
    }
    stream.log.push({ id, fields, removes });
    stream.fields = removes ? null : { ...stream.fields, ...fields };
    return answer({ id, status: 'applied', revision: String(stream.log.length) });
  }

  #holdsAlready({ type, data }: QueuedCommand, { fields: there }: Stream): boolean {
    const kind = kinds(type);
    if (kind.merges === 'remove' || there === null) return false;
    const fields = kind.merges === 'set' ? (data as JsonObject) : commandFields(data as JsonObject);
    return Object.keys(fields).every((name) => sameValue(there[name], fields[name]));
  }

  #stream(name: string): Stream {
    const known = this.streams.get(name);
    if (known) return known;
    const fresh: Stream = { log: [], fields: name.startsWith('user-') ? { ...EMPTY } : null };
    this.streams.set(name, fresh);
    return fresh;
  }

  view(name: string): { readonly revision: string; readonly fields: JsonObject | null } {
    const { log, fields } = this.#stream(name);
    return { revision: String(log.length), fields };
  }
}

/** The fields of a profile that the model knows. */
export const FIELDS = ['name', 'job', 'workFor'] as const;
const EMPTY: JsonObject = { name: '', job: null, workFor: null };

function stateOf({ log, fields }: Stream): never {
  return toState(log.length, fields) as never;
}

function toState(revision: number, fields: JsonObject | null): Json {
  if (fields === null) return { status: revision === 0 ? 'none' : 'removed' };
  if (!('name' in fields)) return { status: 'published', content: { tags: [], ...fields }, recommendTxt: null };
  return { status: 'active', sections: { ...NO_SECTIONS, basics: { introduction: null, avatar: null, ...fields } } };
}

const NO_SECTIONS: JsonObject = {
  sns: { website: null, twitter: null, facebook: null, instagram: null },
  'school-history': [],
  'work-styles': [],
  hobbies: [],
  'various-links': [],
  'work-experiences': [],
  'casual-talk': null,
  'meety-info': null,
  'contact-dm': null,
  'side-jobs': null,
  'job-request': null,
  'investment-support': null,
  'reading-resources': [],
  'category-levels': [],
  photos: { bannerPhotos: [], otherPhotos: [] },
};
