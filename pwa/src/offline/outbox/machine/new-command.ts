import {
  asJson,
  commandFields,
  type JsonObject,
  type MergeRule,
  type PictureCut,
  partitionOf,
  type QueuedCommandDefinition,
  type QueuedInput,
  type QueuedType,
  queuedCommands,
  type Shown,
} from '@meikan/contracts';
import { ABSENT, type About, type Command, pick } from './command.ts';
import { UPLOAD } from './kinds.ts';
import { asQueued, uploadsIn } from './pictures.ts';

/** An edit as a feature makes it; everything else about a command follows from it. */
export type Edit<T extends QueuedType = QueuedType> = {
  readonly type: T;
  readonly data: QueuedInput[T];
  readonly about: About;
  /** Needed by edits that merge: what they change, as it was shown. */
  readonly shown?: Shown;
  /** Given by whoever may send the same twice: a button pressed twice, a form sent again (F30). */
  readonly id?: string;
  /** What must come true first, but for the pictures that its data name: those are found there. */
  readonly dependsOn?: readonly string[];
};

/** A picture as a feature hands it in; `cut` as the upload's call takes it. */
export type PictureInput = { readonly about: About; readonly cut?: PictureCut };

/** Everything a command carries but who makes it when: the partition, what its person saw, and what they changed it from. */
export function commandFromInput<T extends QueuedType>(
  edit: Edit<T>,
  account: string,
  id: string,
  at: string,
): Command {
  const { type, about, shown } = edit;
  const data = asQueued(asJson(edit.data));
  const dependsOn = [...new Set([...(edit.dependsOn ?? []), ...uploadsIn(data)])];
  const { v, merge }: QueuedCommandDefinition = queuedCommands[type];
  const seen = merge.merges === 'create' ? ABSENT : merge.merges === 'set' ? null : revisionOf(shown);
  const stream = partitionOf(type, edit.data, account);
  const base = shown ? baseOf(merge, data, shown) : {};
  return { id, type, v, stream, data, base, seen, issuedAt: at, dependsOn, about };
}

/** What it changes, as it was shown: its own fields; of what it brings back, which no answer shows meanwhile, all of it. */
function baseOf(merge: MergeRule, data: JsonObject, shown: Shown): JsonObject {
  if (!('ofShown' in merge) || merge.ofShown === undefined) return {};
  const fields = asQueued(asJson(merge.ofShown(shown)));
  return merge.merges === 'fields' ? pick(fields, Object.keys(commandFields(data))) : fields;
}

/** The command to upload a picture, cut or whole; whoever shows it depends on it, by its id. */
export function uploadCommand(id: string, at: string, { about, cut }: PictureInput): Command {
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
