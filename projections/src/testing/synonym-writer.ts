import { type CommandHandler, type LogPosition, streams } from '@meikan/event-log';
import { AT, sendCommand } from './send-command.ts';

/** Short words for the commands by which admins widen the search, on the one road of every write. */
export class SynonymWriter {
  readonly #handler: CommandHandler;

  constructor(handler: CommandHandler) {
    this.#handler = handler;
  }

  set(word: string, others: readonly string[]): Promise<LogPosition> {
    const data = { word, others, oneWay: false, at: AT };
    return sendCommand(this.#handler, { stream: streams.synonyms(), command: { type: 'set-synonyms', data } });
  }

  remove(word: string): Promise<LogPosition> {
    const data = { word, at: AT };
    return sendCommand(this.#handler, { stream: streams.synonyms(), command: { type: 'remove-synonyms', data } });
  }
}
