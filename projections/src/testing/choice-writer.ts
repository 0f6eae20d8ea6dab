import { userId } from '@meikan/domain';
import { type CommandHandler, type LogPosition, streams } from '@meikan/event-log';
import { AT, sendCommand } from './send-command.ts';

/** Short words for what people choose for themselves alone. */
export class ChoiceWriter {
  readonly #handler: CommandHandler;

  constructor(handler: CommandHandler) {
    this.#handler = handler;
  }

  unseen(user: string, hidden: boolean): Promise<LogPosition> {
    const data = { userId: userId(user), hidden, at: AT };
    const command = { type: 'set-footprints-hidden', data } as const;
    return sendCommand(this.#handler, { stream: streams.privacy(data.userId), command });
  }

  /** Has seen the notifications until then. */
  seen(user: string): Promise<LogPosition> {
    const data = { userId: userId(user), until: AT, at: AT };
    const command = { type: 'see-notifications', data } as const;
    return sendCommand(this.#handler, { stream: streams.notifications(data.userId), command });
  }

  followsTold(user: string, on: boolean): Promise<LogPosition> {
    const data = { userId: userId(user), kind: 'follow', on, at: AT } as const;
    const command = { type: 'set-notification-kind', data } as const;
    return sendCommand(this.#handler, { stream: streams.notifications(data.userId), command });
  }
}
