import { commandFields, type JsonObject } from '@meikan/contracts';
import { type Choice, decide, discard, retry } from '../decide.ts';
import { kinds } from '../kinds.ts';
import type { Standing } from '../row.ts';

import type { Act } from './model-acts.ts';
import { ModelDevice, newId } from './model-device.ts';
import { ModelServer } from './model-server.ts';

export const PROFILE = 'user-u1';

/** One edit as the test made it. Every value is used once. */
export type Intent = {
  readonly device: number;
  readonly stream: string;
  readonly field: string;
  readonly value: string;
  /** Values of the other device that its person knew of, or was asked about. */
  readonly saw: Set<string>;
};

/** A value that the server's rule takes from nobody. */
const REFUSED = 'refused-';
export const isRefused = (value: unknown): boolean => typeof value === 'string' && value.startsWith(REFUSED);

/** Two devices of one account, the server, and what the test knows of everybody's commands. */
export class ModelRun {
  readonly server = new ModelServer(({ data }) => Object.values(commandFields(data as JsonObject)).some(isRefused));
  readonly devices = [new ModelDevice(this.server), new ModelDevice(this.server)] as const;
  readonly intents: Intent[] = [];
  /** Values that a person gave up for the other side's, when asked. */
  readonly givenUp = new Set<string>();
  readonly #saw: readonly [Map<string, Set<string>>, Map<string, Set<string>>] = [new Map(), new Map()];
  #value = 0;
  readonly #article: [string | null, string | null] = [null, null];

  constructor() {
    for (const one of this.devices) one.look(PROFILE);
  }

  act(act: Act): void {
    const at = this.devices[act.device as 0 | 1];
    if (act.kind === 'turn') at.turn(act.weather);
    else if (act.kind === 'look') this.#look(act.device as 0 | 1);
    else if (act.kind === 'edit') this.#edit(act.device, PROFILE, 'update-profile', act.field, act.refused);
    else this.#onArticle(act.device as 0 | 1, act.deed, act.refused);
  }

  #look(at: 0 | 1): void {
    this.devices[at].look(PROFILE);
    for (const [field, value] of Object.entries(this.server.view(PROFILE).fields ?? {})) {
      this.#seenBy(at, PROFILE, field).add(String(value));
    }
  }

  #seenBy(at: number, stream: string, field: string): Set<string> {
    const seen = this.#saw[at as 0 | 1];
    const key = `${stream} ${field}`;
    return seen.get(key) ?? seen.set(key, new Set()).get(key) ?? new Set();
  }

  #edit(at: number, stream: string, type: string, field: string, refused: boolean): void {
    this.#value += 1;
    const value = `${refused ? REFUSED : ''}v${this.#value}`;
    this.intents.push({ device: at, stream, field, value, saw: new Set(this.#seenBy(at, stream, field)) });
    const part = type === 'register-article' ? 'article' : 'changes';
    this.devices[at as 0 | 1].command({ type, stream, data: { [part]: { [field]: value } } });
  }

  #onArticle(at: 0 | 1, deed: 'register' | 'edit' | 'remove', refused: boolean): void {
    const article = this.#article[at];
    if (deed === 'register') {
      this.#article[at] = `article-${newId()}`;
      this.#edit(at, this.#article[at], 'register-article', 'articleName', refused);
    } else if (article !== null && deed === 'edit') this.#edit(at, article, 'edit-article', 'articleName', refused);
    else if (article !== null) {
      for (const { stream, value } of this.intents) if (stream === article) this.givenUp.add(value);
      this.devices[at].command({ type: 'remove-article', stream: article, data: { articleId: article } });
      this.#article[at] = null;
    }
  }

  /** The network is well, and the person answers what is asked; until nothing is left. */
  quiesce(choice: 'mine' | 'theirs'): void {
    for (let round = 0; round < 200; round += 1) {
      const busy = this.devices.map((one) => one.turn('fine'));
      const asked = this.devices.map((one) => this.#answer(one, choice));
      if (![...busy, ...asked].includes(true)) return;
    }
    throw new Error('the queues never come to rest');
  }

  #answer(at: ModelDevice, choice: 'mine' | 'theirs'): boolean {
    const standing = at.queue.rows.find((row) => row.status === 'standing');
    if (standing?.status !== 'standing') return false;
    if (standing.trouble.kind !== 'conflict') return this.#mend(at, standing);
    const mine = commandFields(standing.data);
    if (choice === 'theirs') for (const field of standing.trouble.fields) this.givenUp.add(String(mine[field]));
    else for (const field of standing.trouble.fields) this.#asked(at, standing, field);
    const choices = Object.fromEntries(standing.trouble.fields.map((field): [string, Choice] => [field, choice]));
    at.queue = decide(at.queue, standing.id, choices, newId());
    return true;
  }

  /** Whoever sets their value over the other side's knows it, and did so for all that they wrote before and write after. */
  #asked(at: ModelDevice, { stream, trouble }: Standing, field: string): void {
    const device = this.devices.indexOf(at);
    const theirs = String(trouble.kind === 'conflict' && trouble.theirs.fields?.[field]);
    this.#seenBy(device, stream, field).add(theirs);
    for (const intent of this.intents) {
      if (intent.device === device && intent.stream === stream && intent.field === field) intent.saw.add(theirs);
    }
  }

  /** Writes something else where the server said no, and tries the rest again. */
  #mend(at: ModelDevice, standing: Standing): boolean {
    const wrong = Object.entries(commandFields(standing.data)).filter(([, value]) => isRefused(value));
    if (wrong.length === 0 || standing.sent) at.queue = retry(at.queue, standing.id, newId());
    else {
      const type = standing.stream === PROFILE ? 'update-profile' : 'edit-article';
      for (const [field] of wrong) this.#edit(this.devices.indexOf(at), standing.stream, type, field, false);
      if (at.queue.rows.some(({ id }) => id === standing.id)) this.#discard(at, standing);
    }
    return true;
  }

  /** What cannot be put right, since what came after it may stand in the log already, is given up. */
  #discard(at: ModelDevice, { id }: Standing): void {
    const { queue, gone } = discard(at.queue, [id], kinds);
    at.queue = queue;
    for (const { data } of gone) {
      for (const value of Object.values(commandFields(data))) this.givenUp.add(String(value));
    }
  }

  /** The values that the log holds for a field, in its order. */
  logged(stream: string, field: string): string[] {
    const { log } = this.server.streams.get(stream) ?? { log: [] };
    return log.flatMap(({ fields }) => (typeof fields[field] === 'string' ? [fields[field]] : []));
  }
}
