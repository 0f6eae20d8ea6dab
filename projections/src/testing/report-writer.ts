import { type Instant, type ReportReason, type ReportTarget, userId } from '@meikan/domain';
import { type CommandHandler, type LogPosition, streams } from '@meikan/event-log';
import { AT, sendCommand } from './send-command.ts';

/** Short words for what people report and what admins say to it. */
export class ReportWriter {
  readonly #handler: CommandHandler;

  constructor(handler: CommandHandler) {
    this.#handler = handler;
  }

  report(user: string, target: ReportTarget, text = '', at = AT): Promise<LogPosition> {
    const data = { userId: userId(user), target, reason: 'other', text, at } as const;
    return sendCommand(this.#handler, {
      stream: streams.report(data.userId, target),
      command: { type: 'make-report', data },
    });
  }

  /** Takes it back, or forgets who reported. */
  end(type: 'withdraw-report' | 'forget-reporter', user: string, target: ReportTarget): Promise<LogPosition> {
    const data = { userId: userId(user), target, at: AT };
    return sendCommand(this.#handler, { stream: streams.report(data.userId, target), command: { type, data } });
  }

  rule(target: ReportTarget, upTo: Instant, hiddenFor: ReportReason | null): Promise<LogPosition> {
    const data = { target, upTo, hiddenFor, at: AT };
    return sendCommand(this.#handler, {
      stream: streams.ruling(target),
      command: { type: 'give-ruling', data },
    });
  }

  withdrawRuling(target: ReportTarget, upTo: Instant): Promise<LogPosition> {
    const data = { target, upTo, at: AT };
    return sendCommand(this.#handler, {
      stream: streams.ruling(target),
      command: { type: 'withdraw-ruling', data },
    });
  }
}
