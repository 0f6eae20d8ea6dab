import { z } from 'zod';
import { defineRead } from '../kernel/define-call.ts';

/** Tells a phone that it reached Meikan and not a captive portal. Answered without `payload` around it. */
export const ping = defineRead({
  name: 'ping',
  method: 'GET',
  path: '/api/ping',
  access: 'anyone',
  summary: '名鑑に届いているかを確かめる',
  bare: true,
  answer: z.object({ meikan: z.literal('pong'), serverTime: z.string() }),
});
