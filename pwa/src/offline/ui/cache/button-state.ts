import type { SavedItem } from '../../cache/index.ts';
import type { Progress } from '../../cache/saver.ts';
import { savedTexts } from './texts.ts';

const texts = savedTexts.button;

/** What the button shows. */
export type ButtonState = {
  readonly icon: 'download' | 'check' | 'sync';
  readonly label: string;
  /** `undefined` until it is known what is there: the button says neither. */
  readonly pressed: boolean | undefined;
  readonly busy: boolean;
  /** What is there, in one line; empty when nothing is. */
  readonly note: string;
  /** What more can be done: fetch the rest, or fetch anew. */
  readonly further: string | null;
};

export type ButtonFacts = { readonly item: SavedItem | null; readonly progress: Progress | null };

const NONE: ButtonState = {
  icon: 'download',
  label: texts.save,
  pressed: false,
  busy: false,
  note: '',
  further: null,
};

/** The state of the button of a thing that is saved, being saved, not, or not known yet (`undefined`). */
export function buttonState(facts: ButtonFacts | undefined): ButtonState {
  if (facts === undefined) return { ...NONE, pressed: undefined };
  const { item, progress } = facts;
  if (item === null) return NONE;
  const pressed = item.reasons.includes('pinned');
  if (progress !== null && pressed) return { ...NONE, ...saving(progress), pressed };
  if (!pressed) return { ...NONE, note: automatic(item) };
  return { ...NONE, icon: 'check', label: texts.saved, pressed, ...standing(item) };
}

function automatic({ savedAt, savedDepth }: SavedItem): string {
  if (savedAt === null) return '';
  return savedDepth === 'whole' ? texts.automatic(savedAt) : texts.automaticFront(savedAt);
}

/** Never 100 % before it is done: the last picture is the slowest. */
function saving({ done, total }: Progress): Pick<ButtonState, 'icon' | 'label' | 'busy'> {
  const percent = total === 0 ? 0 : Math.min(99, Math.round((done / total) * 100));
  return { icon: 'sync', label: texts.saving(percent), busy: true };
}

function standing(item: SavedItem): Pick<ButtonState, 'note' | 'further'> {
  if (item.savedAt === null) return { note: texts.parts, further: texts.finish };
  switch (item.state) {
    case 'whole':
      return { note: texts.facts(item.bytes, item.savedAt), further: null };
    case 'outdated':
      return { note: texts.outdated, further: texts.renew };
    case 'partial':
      return { note: lacking(item), further: texts.finish };
    default:
      return item.state satisfies never;
  }
}

function lacking({ pictures, parts }: SavedItem): string {
  return parts.kept < parts.total ? texts.parts : texts.pictures(pictures.kept, pictures.total);
}
