import { type CommandResult, commandFields, type JsonObject, type QueuedCommand } from '@meikan/contracts';
import type { Command } from '../command.ts';
import { withoutMoot } from '../dependents.ts';
import { enqueue } from '../enqueue.ts';
import type { Deps } from '../failed.ts';
import { failed, type RequestFailure } from '../failed.ts';
import { kinds } from '../kinds.ts';
import { nextStep, reclaim, send } from '../next-step.ts';
import { type Applied, emptyQueue, type Queue } from '../row.ts';
import { settle } from '../settle.ts';
import { toWire } from '../to-wire.ts';
import type { ModelServer } from './model-server.ts';

/** What becomes of one request. */
export type Weather =
  | 'fine'
  | 'dropped'
  | 'answer-lost'
  | 'twice'
  | 'cut-short'
  | 'busy'
  | 'broken'
  | 'unauthorised'
  | 'turned-away'
  /** The browser sends it again by itself when the answer is lost, and then it is turned away. */
  | 'repeated-and-turned-away'
  | 'repeated-and-unauthorised'
  | 'killed';

let ids = 0;
export function newId(): string {
  ids += 1;
  return `id-${String(ids).padStart(6, '0')}`;
}

/** One device of an account: its queue, and the snapshot that it saw last. */
export class ModelDevice {
  queue: Queue = emptyQueue;
  applied: Applied[] = [];
  #epoch = 1;
  #seq = 0;
  #now = 0;
  readonly #server: ModelServer;
  readonly #snapshots = new Map<string, { readonly revision: string; readonly fields: JsonObject | null }>();

  constructor(server: ModelServer) {
    this.#server = server;
  }

  get deps(): Deps {
    return { newId, now: this.#now, random: () => 0.5 };
  }

  /** The device reads the thing anew; only when it is reached, so `weather` has no say here. */
  look(stream: string): void {
    this.#snapshots.set(stream, this.#server.view(stream));
  }

  /** What the screen shows: the snapshot with the waiting edits over it. */
  view(stream: string): JsonObject | null {
    let fields = this.#snapshots.get(stream)?.fields ?? null;
    for (const row of this.queue.rows.filter((one) => one.stream === stream)) {
      const { merges } = kinds(row.type);
      fields = merges === 'remove' ? null : { ...fields, ...commandFields(row.data) };
    }
    return fields;
  }

  command(command: Pick<Command, 'type' | 'stream' | 'data'>): Command {
    if (!this.#snapshots.has(command.stream)) this.look(command.stream);
    const fields = commandFields(command.data);
    const shown = this.view(command.stream) ?? {};
    const base = Object.fromEntries(Object.keys(fields).map((name) => [name, shown[name] ?? null]));
    const revision = this.#snapshots.get(command.stream)?.revision ?? '0';
    const seen =
      kinds(command.type).merges === 'set'
        ? null
        : revision === '0' && !command.stream.startsWith('user-')
          ? 'absent'
          : revision;
    const whole: Command = {
      ...command,
      id: newId(),
      v: 1,
      base,
      seen,
      issuedAt: '',
      dependsOn: [],
      about: { name: '', path: '' },
    };
    this.#seq += 1;
    const applied = this.applied.filter((one) => one.command.stream === command.stream);
    this.queue = enqueue(this.queue, whole, this.#seq, applied, kinds).queue;
    return whole;
  }

  /** One turn of the drain. Answers whether anything was sent. */
  turn(weather: Weather, lateness = 10 * 60_000): boolean {
    this.#now += lateness;
    this.queue = reclaim(this.queue, this.#epoch);
    const step = nextStep(this.queue, this.#now, true, kinds);
    if (step.kind !== 'send') return false;
    this.queue = send(this.queue, step.rows, this.#epoch);
    this.#travel(toWire(step.rows, { made: new Map(), gone: new Set() }, kinds), weather);
    return true;
  }

  #travel(commands: readonly QueuedCommand[], weather: Weather): void {
    switch (weather) {
      case 'fine':
        this.#settle(this.#server.handle(commands));
        break;
      case 'twice':
        this.#server.handle(commands);
        this.#settle(this.#server.handle(commands));
        break;
      case 'cut-short':
        this.#settle(this.#server.handle(commands).slice(0, Math.floor(commands.length / 2)));
        break;
      case 'answer-lost':
        this.#server.handle(commands);
        this.#fail({ kind: 'lost', failure: 'timeout' });
        break;
      case 'dropped':
        this.#fail({ kind: 'lost', failure: 'unreachable' });
        break;
      case 'busy':
        this.#fail({ kind: 'busy', retryAfter: 5000 });
        break;
      case 'broken':
        this.#server.handle(commands.slice(0, 1));
        this.#fail({ kind: 'broken' });
        break;
      case 'repeated-and-turned-away':
        this.#server.handle(commands);
        this.#travel(commands, 'turned-away');
        break;
      case 'repeated-and-unauthorised':
        this.#server.handle(commands);
        this.#travel(commands, 'unauthorised');
        break;
      case 'turned-away':
        this.#fail({ kind: 'not-taken', tooLarge: false, problem: null });
        break;
      case 'unauthorised':
        this.#fail({ kind: 'pause', pause: 'sign-in' });
        this.queue = { ...this.queue, pause: null };
        break;
      case 'killed':
        // Nothing is heard any more: the next start finds the rows on their way.
        this.#server.handle(commands);
        this.#epoch += 1;
        break;
    }
  }

  #settle(results: readonly CommandResult[]): void {
    const { queue, applied } = settle(this.queue, this.#epoch, results, kinds, this.deps);
    this.queue = withoutMoot(queue, kinds);
    this.applied.push(...applied);
  }

  #fail(failure: RequestFailure): void {
    this.queue = withoutMoot(failed(this.queue, this.#epoch, failure, this.deps), kinds);
  }
}
