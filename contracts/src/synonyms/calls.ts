import { limits, tag, tagKey } from '@meikan/domain';
import { z } from 'zod';
import { defineCommand, defineRead } from '../kernel/define-call.ts';
import { ruled } from '../kernel/fields.ts';

const word = (title: string) => ruled<string>(title, tag, { most: limits.tag });

/** What else a word is called: who types the word finds the others, and the other way round unless it is `oneWay`. */
export const synonymEntry = z
  .object({ word: z.string(), others: z.array(z.string()), oneWay: z.boolean() })
  .meta({ id: 'Synonyms' });
export type SynonymEntry = z.output<typeof synonymEntry>;

export const listSynonyms = defineRead({
  name: 'listSynonyms',
  method: 'GET',
  path: '/api/synonyms',
  access: 'anyone',
  summary: '運営が検索に加えた同義語をすべて読む（端末のなかの検索にも使う）',
  answer: z.array(synonymEntry),
  headers: ['total'],
});

const entry = z
  .strictObject({
    word: word('言葉'),
    others: z.array(word('同じ意味の言葉')).min(1).max(limits.synonymsOfWord).meta({ title: '同じ意味の言葉' }),
    oneWay: z.boolean().meta({ title: '一方向' }),
  })
  .refine((given) => given.others.some((other) => tagKey(other) !== tagKey(given.word)), {
    path: ['others'],
    message: '同じ意味の言葉には、言葉そのものとは別のものを入力してください。',
  });

/** Every spelling of a word is the same entry: a second set replaces the first. */
export const setSynonyms = defineCommand({
  name: 'setSynonyms',
  method: 'PUT',
  path: '/api/synonyms',
  access: 'admin',
  summary: '言葉の同義語を登録する。登録済みの言葉なら書き換える',
  body: entry,
  answer: synonymEntry,
});

export const removeSynonyms = defineCommand({
  name: 'removeSynonyms',
  method: 'DELETE',
  path: '/api/synonyms',
  access: 'admin',
  summary: '言葉の同義語を削除する',
  query: z.strictObject({ word: word('言葉') }),
  answer: z.object({ removed: z.string() }),
});
