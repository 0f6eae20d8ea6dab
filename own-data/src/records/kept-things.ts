import {
  accountId,
  articleId,
  companyId,
  isReportedKind,
  reportTarget,
  surveyQuestionId,
  type UserId,
  userId,
} from '@meikan/domain';
import { streams } from '@meikan/event-log';
import { isOwnCategory, type OwnCategory } from '@meikan/projections/read-model';
import { type KeptThing, keptThing, type Thing } from './kept-thing.ts';
import { membership } from './membership.ts';

/** Things of one sort: the file in which they stand, and each of them, by the id of what it is about. */
type Sort = { readonly file: string; readonly thing: (person: UserId, id: string) => KeptThing };

/** By category of the streams in which they stand; one that is forgotten does not compile. */
const sorts: Readonly<Record<OwnCategory, Sort>> = {
  article: {
    file: 'articles.json',
    thing: (_, id) => keptThing({ kind: 'article', id }, streams.article(articleId(id))),
  },
  usage: {
    file: 'usages.json',
    thing: (person, id) => keptThing({ kind: 'company', id }, streams.usage(person, companyId(id))),
  },
  surveyanswer: {
    file: 'answers.json',
    thing: (person, id) => keptThing({ kind: 'question', id }, streams.surveyanswer(surveyQuestionId(id), person)),
  },
  companymembers: { file: 'memberships.json', thing: (person, id) => membership(person, companyId(id)) },
  bookmark: {
    file: 'bookmarks.json',
    thing: (person, id) => keptThing({ kind: 'article', id }, streams.bookmark(person, articleId(id))),
  },
  follow: {
    file: 'follows.json',
    thing(person, target) {
      const [kind, id = ''] = target.split('.');
      return kind === 'user'
        ? keptThing({ kind, id }, streams.follow(person, kind, userId(id)))
        : keptThing({ kind: 'company', id }, streams.follow(person, 'company', companyId(id)));
    },
  },
  report: {
    file: 'reports.json',
    thing(person, reported) {
      const [kind = '', id = ''] = reported.split('.');
      if (!isReportedKind(kind)) throw new Error(`nothing that is reported is a ${kind}`);
      const target = reportTarget({ kind, id });
      return keptThing(target, streams.report(person, target));
    },
  },
  block: {
    file: 'blocks.json',
    thing: (person, id) => keptThing({ kind: 'user', id }, streams.block(person, userId(id))),
  },
};

/** What the log holds of somebody, by the file in which it stands: themselves, and each thing in a stream of `own` (`ownStreamsOf`). */
export function keptThings(person: UserId, own: readonly string[]): ReadonlyMap<string, readonly KeptThing[]> {
  const account = accountId(person);
  const self: Thing = { kind: 'user', id: person };
  const files = new Map<string, KeptThing[]>([
    ['profile.json', [keptThing(self, streams.user(person))]],
    [
      'settings.json',
      [
        keptThing(self, streams.account(account)),
        keptThing(self, streams.subscription(account)),
        keptThing(self, streams.privacy(person)),
        keptThing(self, streams.notifications(person)),
      ],
    ],
  ]);
  for (const { file } of Object.values(sorts)) files.set(file, []);
  for (const stream of own) {
    const [category, key] = [stream.slice(0, stream.indexOf('-')), stream.slice(stream.indexOf('-') + 1)];
    if (!isOwnCategory(category)) throw new Error(`${stream} stands in no file`);
    const { file, thing } = sorts[category];
    files.get(file)?.push(thing(person, otherId(person, key)));
  }
  return files;
}

/** A stream's name that tells two ids tells whose it is by one of them. */
const otherId = (person: UserId, key: string): string => key.split('_').find((id) => id !== person) ?? key;
