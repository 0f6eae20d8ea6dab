import { z } from 'zod';
import { defineCommand } from '../kernel/define-call.ts';
import { fileAnswer } from '../kernel/file-answer.ts';
import { mailedCode } from './calls.ts';

/** What the file of `downloadOwnData` is called, but for the day it was made. */
export const ownDataFileName = (day: string): string => `meikan-${day}.zip`;

export const sendOwnDataCode = defineCommand({
  name: 'sendOwnDataCode',
  method: 'POST',
  path: '/api/users/own-data/code',
  access: 'signed-in',
  summary: '自分のデータを書き出すための確認コードを、アカウントのメールアドレスに送る',
  body: z.strictObject({}).optional(),
  /** `sentTo`: the address, most of it covered. */
  answer: z.object({ sentTo: z.string() }),
});

/**
 * All that is kept about whoever asks, as a ZIP of JSON files and pictures; `お読みください.txt` in it says what is what. The code is good for
 * as many downloads as come within its ten minutes, ten an hour. Answers 422 for a code that is not the mailed one.
 */
export const downloadOwnData = defineCommand({
  name: 'downloadOwnData',
  method: 'POST',
  path: '/api/users/own-data',
  access: 'signed-in',
  summary: '自分のデータを書き出す。プロフィールや記事などのJSONと、画像をまとめたZIPファイルで回答する',
  body: z.strictObject({ code: mailedCode }),
  media: 'application/zip',
  answer: fileAnswer,
});
