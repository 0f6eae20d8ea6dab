import { drawnAddress, type ThumbScene } from '@meikan/images';
import { chance, pick } from '../dice.ts';

type Scenes = readonly [ThumbScene, ...ThumbScene[]];

/** What a kind of writing is usually illustrated with. The first word that fits the category's key decides. */
const BY_CATEGORY: readonly (readonly [RegExp, Scenes])[] = [
  [/^slide|white|^wp_/, ['deck', 'paper', 'chart']],
  [/^movie/, ['film', 'studio', 'team']],
  [/^podcast/, ['studio', 'talk', 'interview']],
  [/^event/, ['hall', 'whiteboard', 'team']],
  [/^press/, ['letter', 'paper', 'town', 'stripes']],
  [/^job|joining|employee|casual|trust|recruit|after_/, ['team', 'interview', 'office', 'talk']],
  [
    /tech|backend|frontend|infrastructure|security|programming|mobile|qa_|engineer/,
    ['code', 'seigaiha', 'stones', 'desk', 'hemp'],
  ],
  [/data|research|marketing|sales|case_study/, ['chart', 'paper', 'whiteboard', 'lattice']],
  [/design|tool/, ['page', 'stripes', 'scales', 'stones']],
  [/travel|diary|life|hobby/, ['mountains', 'sea', 'night', 'tea', 'trip', 'garden', 'mist']],
  [/book|review/, ['bookshelf', 'page', 'tea']],
  [
    /culture|business|management|story|team|corporate|hr|personnel|career|startup/,
    ['office', 'team', 'workshop', 'whiteboard', 'town'],
  ],
  [/related/, ['letter', 'page', 'talk']],
];
const ANY: Scenes = ['desk', 'mist', 'office', 'tea', 'page', 'lattice'];

/** One in six comes without a picture, as in life; then the cat stands in. */
export function articleCover({ id, category }: { readonly id: string; readonly category: string }): string | null {
  if (chance(`no picture ${id}`, 16)) return null;
  const scenes = BY_CATEGORY.find(([words]) => words.test(category))?.[1] ?? ANY;
  return drawnAddress({ kind: 'thumb', seed: id, as: pick(`scene ${id}`, scenes) });
}
