import type { Random } from '@meikan/testkit';
import { type Answer, addArticle, changeProfile, type SentCommand, send } from './sent-command.ts';
import type { Writer } from './writers.ts';

export type Acknowledged = { readonly command: SentCommand; readonly answer: Answer };

type LoadOptions = {
  readonly writers: readonly Writer[];
  readonly random: Random;
  /** Where the applications listen that are believed to be alive. */
  readonly applications: () => readonly string[];
};

const CLIENTS = 24;

/** Clients that send one command after the other, each until it is answered, under the same id. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** Commands that were sent more than once, because an application died or was too busy. */
  readonly retried = new Set<string>();
  readonly #options: LoadOptions;
  readonly #milestones: { readonly count: number; readonly reached: () => void }[] = [];
  #running: Promise<unknown> = Promise.resolve();
  #stopping = false;

  constructor(options: LoadOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = Promise.all(Array.from({ length: CLIENTS }, () => this.#client()));
  }

  /** Resolves when so many more commands are acknowledged; rejects when the clients fail. */
  async reaches(more: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#milestones.push({ count: this.acknowledged.length + more, reached: resolve });
    await Promise.race([promise, this.#running]);
  }

  /** Every client ends with an answer. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#running;
  }

  async #client(): Promise<void> {
    const { random, writers } = this.#options;
    while (!this.#stopping) {
      const writer = random.pick(writers);
      const command = random.int(2) === 0 ? changeProfile(writer) : addArticle(writer);
      this.acknowledged.push({ command, answer: await this.#insist(command) });
      for (const { count, reached } of this.#milestones) if (this.acknowledged.length >= count) reached();
    }
  }

  /** A conflict is no answer for ever: the client asks again, under the same id. */
  async #insist(command: SentCommand): Promise<Answer> {
    for (;;) {
      const answer = await send(this.#options.random.pick(this.#options.applications()), command);
      if (answer?.status === 200) return answer;
      if (answer && ![409, 503].includes(answer.status))
        throw new Error(`${command.path} answered ${JSON.stringify(answer)}`);
      this.retried.add(command.key);
    }
  }
}
