import type { addUserArticle, CallBodyInput } from '@meikan/contracts';
import type { ReactNode } from 'react';
import type { Shown } from '../../offline/index.ts';
import type { ArticleDraft } from './article-draft.ts';

export type ArticleForm = {
  readonly values: ArticleDraft;
  readonly set: (changes: Partial<ArticleDraft>) => void;
  /** The fault of a field, by its dotted path in the body. */
  readonly errorOf: (field: string) => string | undefined;
};

/** The editing dialog that the page lends: it keeps the draft, checks it by the call, and says faults and success. */
export type ArticleFrame = (props: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Under this name what is written is kept until it is saved. */
  readonly name: string;
  readonly initial: ArticleDraft;
  /** What is edited, as it is shown now; not given for a new one. */
  readonly shown?: Shown;
  readonly call: typeof addUserArticle;
  readonly body: (draft: ArticleDraft) => CallBodyInput<typeof addUserArticle>;
  /** Wishes it under the given id; answers the id of the row that carries it, `null` when nothing was to be changed. */
  readonly save: (
    body: CallBodyInput<typeof addUserArticle>,
    id: string,
    shown: Shown | undefined,
  ) => Promise<string | null>;
  readonly labels: Readonly<Record<string, string>>;
  readonly submit: string;
  readonly done: string;
  readonly aside?: ReactNode;
  readonly holdOpen?: boolean;
  readonly children: (form: ArticleForm) => ReactNode;
}) => ReactNode;
