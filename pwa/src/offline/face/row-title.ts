import { fieldsOf } from '../commands/fields-of.ts';
import type { Wish } from '../outbox/wish.ts';
import { fieldName } from './field-name.ts';
import { rowTitleTexts as texts } from './row-titles.texts.ts';

/** More names than these make a line nobody reads. */
const NAMED = 4;

function fieldsInWords(wish: Wish): string {
  const names = Object.keys(fieldsOf(wish)).map(fieldName);
  const named = names.slice(0, NAMED).join(texts.and);
  return names.length > NAMED ? named + texts.and + texts.more(names.length - NAMED) : named;
}

type Titled = (name: string, wish: Wish) => string;

/** With the fields it changes, or without where it names none. */
const withFields =
  (full: (name: string, fields: string) => string, alone: (name: string) => string): Titled =>
  (name, wish) => {
    const fields = fieldsInWords(wish);
    return fields === '' ? alone(name) : full(name, fields);
  };

const onOff =
  (on: Titled, off: Titled): Titled =>
  (name, wish) =>
    (wish.data.value === false ? off : on)(name, wish);

const relations: ReadonlyMap<unknown, string> = new Map(Object.entries(texts.relations));
const relation =
  (words: (name: string, kind: string) => string): Titled =>
  (name, { data }) =>
    words(name, relations.get(data.relativeType) ?? '');

/** One feed is named; of several that were joined to one wish each has another name. */
const feeds: Titled = (name, wish) => {
  const [one, ...others] = Object.entries(fieldsOf(wish));
  if (one === undefined || others.length > 0) return texts.rssSome(others.length + 1);
  const [id, config] = one;
  if (config === null) return texts.rssRemove(name);
  return (wish.base[id] ?? null) === null ? texts.rssAdd(name) : texts.rssEdit(name);
};

const TITLES: ReadonlyMap<string, Titled> = new Map([
  ['update-profile', withFields(texts.profile, texts.profileAlone)],
  ['update-sns', withFields(texts.sns, texts.snsAlone)],
  ['set-work-experiences', texts.work],
  ['set-rss-configs', feeds],
  ['register-article', texts.register],
  ['edit-article', withFields(texts.edit, texts.editAlone)],
  ['remove-article', texts.remove],
  ['restore-article', texts.restore],
  ['set-bookmark', onOff(texts.bookmark, texts.unbookmark)],
  ['update-company', withFields(texts.company, texts.companyAlone)],
  ['set-admin-note', withFields(texts.company, texts.companyAlone)],
  ['set-block', onOff(texts.block, texts.unblock)],
  ['set-follow', onOff(texts.follow, texts.unfollow)],
  ['register-service', texts.registerService],
  [
    'set-footprints-hidden',
    onOff(
      () => texts.hideFootprints,
      () => texts.showFootprints,
    ),
  ],
  [
    'declare-usage',
    (name, { data }) => (data.usageType === 'company-use' ? texts.declareBy(name) : texts.declare(name)),
  ],
  ['withdraw-usage', texts.withdraw],
  ['judge-usage', texts.judge],
  ['judge-relation', texts.judge],
  ['set-relation', onOff(relation(texts.relate), relation(texts.unrelate))],
  ['upload-picture', texts.upload],
]);

/** A wish in one line for people: 「黒崎 澪のプロフィール：名前、肩書きを変更」. */
export function titleOf(wish: Wish): string {
  const { type, about } = wish;
  return (TITLES.get(type) ?? texts.other)(about.name, wish);
}
