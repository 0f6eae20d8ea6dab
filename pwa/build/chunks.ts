import type { Rolldown } from 'vite';

type Groups = NonNullable<Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>['groups']>;

/** What every visit loads before its page, in parts that each run in a task of their own (`moduleScripts`). */
const atStart: Groups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'query', test: /\/node_modules\/@tanstack\/(?:query-core|react-query)\// },
  { name: 'router', test: /\/node_modules\/@tanstack\/(?:history|react-router|react-store|router-core|store)\// },
  { name: 'zod', test: /\/node_modules\/zod\// },
  { name: 'calls-at-start', tags: ['$initial'], test: /\/(?:contracts|domain|search)\/src\// },
  { name: 'ui-at-start', tags: ['$initial'], test: /\/node_modules\/|\/pwa\/src\/ui\// },
  // All but the entry itself: pages use it too, and their files run before the entry.
  { name: 'start', tags: ['$initial'], test: /^(?!.*\/pwa\/(?:index\.html|src\/app\/main\.tsx)$)/ },
];

/** The small parts of which every page is made: cut finer, a page would ask for thirty files. */
const OF_EVERY_PAGE =
  /\/pwa\/src\/(?:directory\/(?!company-picker\/)|features\/reports\/report(?:ed|-link)\.|ui\/(?:art|chip|empty|icon|list|pager|picture|seal|section|skeleton|switch|table|tabs)\/)|\/pwa\/src\/(?:api\/page-of|offline\/drafts\/draft|ui\/(?:button\/edit-button|search-box\/highlight))\.|\/domain\/src\/ordering\/work-experiences\./;

/** A kilobyte or two each, of which forms ask for two or three. */
const OF_MOST_FORMS = [
  /\/pwa\/src\/ui\/button\/(?:press-row|submit-button)\./,
  /\/pwa\/src\/ui\/field\/(?:check-list|select-field|text-area|text-field)\./,
  /\/pwa\/src\/(?:api\/field-errors|device\/(?:save-file|shared-picture)|editing\/(?:use-began-with|use-leaving)|offline\/(?:drafts\/open-draft|ui\/pictures\/form-picture|sync\/enqueue)|ui\/picture-field\/(?:chosen-rules|picture-shape))\./,
  /\/pwa\/src\/(?:directory\/company-picker|ui\/steps)\//,
  /\/domain\/src\/validation\/email\./,
];

/** What every form and question stands in, how far the answer is, and what is asked of the edits that wait. */
const OF_EVERY_DIALOG = /\/pwa\/src\/(?:ui\/(?:dialog|progress)\/|offline\/outbox\/copy\.)/;

/** What becomes of a session: asked for by pages that begin or end one, and when the server refuses one. */
const OF_SESSIONS =
  /\/pwa\/src\/(?:session\/(?:base64url|first-steps|identity-provider|mailed-secret|revocations|sign-in|sign-out)|app\/(?:look-at-session|shell\/(?:login-page|callback-page|login\.texts|sign-in-progress)))\./;

/** What the pages of admins stand in. */
const OF_ADMINS = /\/pwa\/src\/features\/admin\/(?:admin-frame|queue\/|texts)/;

const SHARED = /\/(?:contracts|domain)\/src\//;

/** Lists of values: much to read in, nothing to build. */
const CATALOGUES = /\/domain\/src\/catalogues\//;

/** What is asked of the sections of a page before they are sent. Who only reads builds none of these schemas. */
const OF_WHAT_IS_WRITTEN =
  /\/contracts\/src\/(?:commands|companies\/(?:company-fields|company-input|registrations)|users\/(?:profile-input|profile-sections)|rss\/rss-config-input)|\/domain\/src\/(?:sections\/|(?:companies|users)\/checks|companies\/(?:empty-sections|sections))/;

/** How modules are put into files. A group loads what its modules import, so that a lower one stands further up. */
export const groups: Groups = [
  ...atStart,
  { name: 'catalogues', test: CATALOGUES },
  // What only one or two pages ask comes with these pages.
  { name: 'calls', test: (id) => SHARED.test(id) && !OF_WHAT_IS_WRITTEN.test(id), minShareCount: 3 },
  { name: 'writes', test: OF_WHAT_IS_WRITTEN, minShareCount: 3 },
  { name: 'parts', test: OF_EVERY_PAGE },
  { name: 'fields', test: (id) => OF_MOST_FORMS.some((part) => part.test(id)) },
  { name: 'sessions', test: OF_SESSIONS },
  { name: 'dialogs', test: OF_EVERY_DIALOG },
  { name: 'admin', test: OF_ADMINS },
];
