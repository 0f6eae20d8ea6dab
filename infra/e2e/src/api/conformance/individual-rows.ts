import type { Who } from '../test-app/open-api-test-app.ts';

/** A row of the specification's list of calls: who makes it here, and the types of the events that it appends. */
export type Row = {
  readonly call: string;
  readonly as: Who;
  readonly appends: readonly string[];
  /** A call that is made before, so that this one has something to do. */
  readonly before?: string;
};

const read = (call: string, as: Who = 'anonymous'): Row => ({ call, as, appends: [] });
const write = (call: string, as: Who, ...appends: readonly string[]): Row => ({ call, as, appends });
const back = (before: string, row: Row): Row => ({ ...row, before });

/** All rows under /api/users and /images, in the order of the specification. */
export const individualRows: readonly Row[] = [
  read('GET /api/users/username/:username'),
  read('GET /api/users/username/:username/services'),
  read('GET /api/users/belonging-company/:id'),
  read('GET /api/users/belonging-paid-company/articles/:id'),
  read('GET /api/users/:id/bookmark-article'),
  read('GET /api/users/search'),
  read('GET /api/users', 'admin'),
  write('PUT /api/users/bookmark', 'general', 'article-bookmarked'),
  back('PUT /api/users/bookmark', write('DELETE /api/users/bookmark/:id', 'general', 'bookmark-removed')),
  write('PUT /api/users/request-update', 'admin', 'user-request-update-set'),
  write('PUT /api/users/:id/disable', 'admin', 'user-disabled'),
  back('PUT /api/users/:id/disable', write('PUT /api/users/:id/activate', 'admin', 'user-activated')),
  write('PUT /api/users', 'general-owner', 'profile-basics-changed'),
  write('PATCH /api/users/update-sns', 'general-owner', 'profile-sns-changed'),
  write('PUT /api/users/:id/work-experiences', 'general-owner', 'profile-work-experiences-changed'),
  write('PUT /api/users/:id/article', 'general-owner', 'article-registered'),
  write('POST /api/users/:id/article/:articleId', 'general-owner', 'article-edited'),
  write('DELETE /api/users/:id/article/:articleId', 'general-owner', 'article-removed'),
  write('PUT /api/users/:id/rss-config', 'general-owner', 'rss-config-registered'),
  write('POST /api/users/:id/rss-config/:configId', 'general-owner', 'rss-config-edited'),
  write('DELETE /api/users/:id/rss-config/:configId', 'general-owner', 'rss-config-removed'),
  write('POST /api/users/:id/get-data-from-rss/:configId', 'general-owner', 'article-registered'),
  write('POST /api/users/using-service/:serviceId', 'general', 'usage-declared'),
  write('PUT /api/users/:id/make-paid-account', 'admin', 'paid-plan-granted'),
  back(
    'PUT /api/users/:id/make-paid-account',
    write('PUT /api/users/:id/disable-paid-account', 'admin', 'paid-plan-ended'),
  ),
  write('POST /api/users/initialize', 'anonymous'),
  write('POST /api/users/token', 'anonymous'),
  write('POST /api/users/generate-user-token', 'general'),
  write('POST /images/single', 'general'),
];
