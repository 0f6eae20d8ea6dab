import {
  articleFieldsOfItem,
  laneOf,
  type PictureCut,
  profileFieldsOf,
  type QueuedInput,
  type QueuedType,
  queuedData,
  rssConfigsFrom,
  sectionsFromProfile,
  snsFieldsOf,
  workFieldsOf,
} from '@meikan/contracts';
import { pick } from '../outbox/fields.ts';
import { asWished, uploadsIn } from '../outbox/pictures.ts';
import { ABSENT, type About, type JsonObject, type Wish } from '../outbox/wish.ts';
import { kinds, UPLOAD } from './kinds.ts';
import type { Shown } from './shown.ts';

/** An edit as a feature makes it; everything else about a wish follows from it. */
export type Edit<T extends QueuedType = QueuedType> = {
  readonly type: T;
  readonly data: QueuedInput[T];
  readonly about: About;
  /** Needed by edits that merge: what they change, as it was shown. */
  readonly shown?: Shown;
  /** Given by whoever may wish the same twice: a button pressed twice, a form sent again (F30). */
  readonly id?: string;
  /** What must come true first, but for the pictures that its data name: those are found there. */
  readonly dependsOn?: readonly string[];
};

/** A picture as a feature hands it in; `cut` as the upload's call takes it. */
export type PictureEdit = { readonly about: About; readonly cut?: PictureCut };

/** Everything a wish carries but who makes it when: the lane, what its person saw, and what they changed it from. */
export function wishOfEdit<T extends QueuedType>(edit: Edit<T>, account: string, id: string, at: string): Wish {
  const { type, about, shown } = edit;
  const data = asWished(asJson(edit.data));
  const dependsOn = [...new Set([...(edit.dependsOn ?? []), ...uploadsIn(data)])];
  const { merges } = kinds(type);
  const seen = merges === 'create' ? ABSENT : merges === 'set' ? null : revisionOf(shown);
  const stream = laneOf(type, edit.data, account);
  const base = shown ? baseOf(type, data, shown) : {};
  return { id, type, v: queuedData[type].v, stream, data, base, seen, issuedAt: at, dependsOn, about };
}

/** The fields that it changes, as they were shown; of a restoration the whole thing, which no answer shows meanwhile. */
function baseOf(type: QueuedType, data: JsonObject, shown: Shown): JsonObject {
  if (type === 'restore-article') return 'article' in shown ? asWished(asJson(shown.article)) : {};
  if (kinds(type).merges !== 'fields') return {};
  return pick(asWished(shownFields(type, shown)), Object.keys(kinds(type).fields(data)));
}

/** The wish to upload a picture, cut or whole; whoever shows it depends on it, by its id. */
export function wishOfPicture(id: string, at: string, { about, cut }: PictureEdit): Wish {
  return {
    id,
    type: UPLOAD,
    v: 1,
    stream: `picture-${id}`,
    data: cut ? { cut } : {},
    base: {},
    seen: null,
    issuedAt: at,
    dependsOn: [],
    about,
  };
}

function revisionOf(shown: Shown | undefined): string | null {
  if (!shown) return null;
  if ('profile' in shown) return shown.profile.revision;
  return 'company' in shown ? shown.company.revision : shown.article.revision;
}

function shownFields(type: QueuedType, shown: Shown): JsonObject {
  if ('article' in shown) return asJson(articleFieldsOfItem(shown.article));
  const page = 'company' in shown ? shown.company : shown.profile;
  if (type === 'set-rss-configs') return asJson(rssConfigsFrom(page.rssFeedConfigs ?? []));
  if ('company' in shown) {
    const { fields = {}, adminNote = null } = shown.company;
    return asJson(type === 'set-admin-note' ? { adminNote } : fields);
  }
  const sections = sectionsFromProfile(shown.profile);
  if (type === 'update-sns') return asJson(snsFieldsOf(sections));
  return asJson(type === 'set-work-experiences' ? workFieldsOf(sections) : profileFieldsOf(sections));
}

/** What was built of JSON's own kinds, once what is undefined has been left out. */
const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
