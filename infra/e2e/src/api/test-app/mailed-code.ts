import { eventually } from '@meikan/testkit';
import { z } from 'zod';
import type { ApiTestApp } from './open-api-test-app.ts';

const mails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }));

/** The code in the latest mail of a subject to somebody, once it is there. */
export async function mailedCode(
  { ask }: Pick<ApiTestApp, 'ask'>,
  mail: { readonly to: string; readonly subject: string },
): Promise<string> {
  let code: string | undefined;
  await eventually(async () => {
    const kept = mails.parse((await ask('anonymous', { url: '/dev/mailbox.json' })).json());
    const found = kept.find(({ to, subject }) => to === mail.to && subject === mail.subject);
    code = found && /確認コード：(\d{6})/.exec(found.text)?.[1];
    return code !== undefined;
  });
  return code ?? '';
}
