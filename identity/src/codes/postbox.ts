import type { Logger, Mail, Mailer } from '@meikan/platform';

export type Postbox = {
  /** Hands a mail over without waiting: how long an answer takes must not tell whether a mail was sent. */
  post(mail: Mail): void;
  /** Resolves when nothing is on its way. */
  idle(): Promise<void>;
};

export function createPostbox(mailer: Mailer, log: Logger): Postbox {
  const onTheWay = new Set<Promise<void>>();
  return {
    post(mail) {
      const sending = mailer
        .send(mail)
        .catch((error: unknown) => log.error({ err: error }, 'a mail of identity was not sent'))
        .finally(() => onTheWay.delete(sending));
      onTheWay.add(sending);
    },
    async idle() {
      await Promise.all(onTheWay);
    },
  };
}
