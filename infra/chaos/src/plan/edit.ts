import type { Sets } from '../oracle/claim.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** An edit as a run draws it: the command it leads to, and what it sets. */
export type Edit = {
  readonly type: string;
  readonly stream: string;
  readonly data: { readonly [key: string]: Json };
  readonly sets: Sets;
  readonly dependsOn?: readonly string[];
};

const changesOf = (type: string, userId: string, changes: { readonly [key: string]: Json }, sets: Sets): Edit => ({
  type,
  stream: `user-${userId}`,
  data: { userId, changes },
  sets,
});

/** Edits of one person. Every text is unique over all runs, so that it can be found in the log. */
export const edits = {
  profile: (userId: string, sets: Sets): Edit => changesOf('update-profile', userId, sets, sets),
  sns: (userId: string, value: string): Edit =>
    changesOf('update-sns', userId, { twitter: { label: 'X', value, follower: null } }, { twitter: value }),
  work: (userId: string, title: string): Edit => {
    const duration = { start: '2020-04', end: null };
    const row = { companyId: null, companyName: '灯台', jobTitle: title, jobOverview: '灯を守る', duration };
    return changesOf('set-work-experiences', userId, { workExperiences: [row] }, { workExperiences: title });
  },
  register: (userId: string, articleId: string, articleName: string): Edit => ({
    type: 'register-article',
    stream: `article-${articleId}`,
    data: {
      articleId,
      owner: { kind: 'user', id: userId },
      article: { articleName, articleUrl: 'https://example.com/diary', articleCategory: 'private_blog_tech' },
    },
    sets: { '*': 'there', articleName },
  }),
  rename: (userId: string, articleId: string, articleName: string): Edit => ({
    type: 'edit-article',
    stream: `article-${articleId}`,
    data: { articleId, owner: { kind: 'user', id: userId }, changes: { articleName } },
    sets: { articleName },
  }),
  remove: (userId: string, articleId: string): Edit => ({
    type: 'remove-article',
    stream: `article-${articleId}`,
    data: { articleId, owner: { kind: 'user', id: userId }, reason: null },
    sets: { '*': 'gone' },
  }),
  bookmark: (userId: string, referenceId: string, value: boolean): Edit => ({
    type: 'set-bookmark',
    stream: `bookmark-${userId}_${referenceId}`,
    data: { referenceId, value },
    sets: { '*': value ? 'on' : 'off' },
  }),
  follow: (userId: string, id: string, value: boolean): Edit => ({
    type: 'set-follow',
    stream: `follow-${userId}_user.${id}`,
    data: { target: { kind: 'user', id }, value },
    sets: { '*': value ? 'on' : 'off' },
  }),
  usage: (userId: string, serviceId: string, value: boolean): Edit => {
    const pair = { holder: { kind: 'user', id: userId }, serviceId };
    return {
      type: value ? 'declare-usage' : 'withdraw-usage',
      stream: `usage-${userId}_${serviceId}`,
      data: value ? { ...pair, usageType: 'private', since: null, comment: null } : pair,
      sets: { '*': value ? 'on' : 'off' },
    };
  },
} as const;
