import type { Article } from '@meikan/domain';
import { z } from 'zod';
import { personOrPage } from '../commands/command-data.ts';
import { changing, defineQueuedCommand, identityUpcast } from '../commands/define-queued-command.ts';
import { ofShown, ofState, set } from '../commands/merge-rule.ts';
import { idField, reasonField } from '../kernel/fields.ts';
import { articleFieldsOf, articleFieldsOfItem } from './article-fields.ts';
import { articleChanges, articleInput } from './calls.ts';

const placed = { articleId: idField('記事'), owner: personOrPage };
const partition = ({ articleId }: { readonly articleId: string }) => `article-${articleId}`;
const fields = ofState<Article>((article) => (article.status === 'published' ? articleFieldsOf(article) : null));
/** Removing an article and bringing it back set the same. */
const { setting } = set('there');

export const articleCommands = {
  'register-article': defineQueuedCommand({
    v: 2,
    schema: z.strictObject({ ...placed, article: articleInput }),
    upcast: { 1: identityUpcast },
    merge: { merges: 'create', ofState: fields },
    partition,
    title: ({ name }) => `記事「${name}」を登録`,
  }),
  'edit-article': defineQueuedCommand({
    v: 2,
    schema: z.strictObject({ ...placed, changes: articleChanges }),
    upcast: { 1: identityUpcast },
    merge: { merges: 'fields', ofState: fields, ofShown: ofShown('article', articleFieldsOfItem) },
    partition,
    title: (edit) => `記事「${edit.name}」${changing(edit)}を変更`,
  }),
  'remove-article': defineQueuedCommand({
    v: 1,
    schema: z.strictObject({ ...placed, reason: reasonField.nullable().default(null) }),
    shows: articleChanges,
    merge: { merges: 'remove', ofState: fields, setting },
    partition,
    title: ({ name }) => `記事「${name}」を削除`,
  }),
  'restore-article': defineQueuedCommand({
    v: 1,
    schema: z.strictObject(placed),
    merge: { ...set('there'), ofShown: ofShown('article', (article) => article) },
    partition,
    title: ({ name }) => `記事「${name}」を元に戻す`,
  }),
};
