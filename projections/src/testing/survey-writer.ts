import { surveyQuestionId, userId } from '@meikan/domain';
import { type CommandHandler, type LogPosition, streams } from '@meikan/event-log';
import { AT, sendCommand } from './send-command.ts';

/** Short words for what admins ask and people answer. */
export class SurveyWriter {
  readonly #handler: CommandHandler;

  constructor(handler: CommandHandler) {
    this.#handler = handler;
  }

  question(id: string, text: string): Promise<LogPosition> {
    const data = { questionId: surveyQuestionId(id), text, category: 'growth', at: AT };
    return sendCommand(this.#handler, {
      stream: streams.survey(data.questionId),
      command: { type: 'create-survey-question', data },
    });
  }

  /** Null deletes the answer. */
  answer(question: string, user: string, text: string | null): Promise<LogPosition> {
    const entity = { kind: 'user', id: userId(user) } as const;
    const pair = { questionId: surveyQuestionId(question), entity, at: AT };
    return sendCommand(this.#handler, {
      stream: streams.surveyanswer(pair.questionId, entity.id),
      command:
        text === null
          ? { type: 'delete-survey-answer', data: pair }
          : { type: 'answer-survey', data: { ...pair, text, question: 'ACTIVE' } },
    });
  }
}
