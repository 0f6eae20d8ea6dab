import { createDice } from '../hash.ts';
import { sheet } from '../svg.ts';
import { INTERIORS } from './interiors.ts';
import { PAPERS } from './papers.ts';
import { PATTERNS } from './patterns.ts';
import { PLACES } from './places.ts';
import { type Scene, sceneInks } from './scene.ts';

const SCENES = { ...INTERIORS, ...PAPERS, ...PATTERNS, ...PLACES };

export type ThumbScene = keyof typeof SCENES;

export const THUMB_SCENES = Object.keys(SCENES) as [ThumbScene, ...ThumbScene[]];

/** A picture for an article, a slide or a photo, 16:9. */
export function drawThumb(seed: string, options: { readonly scene?: ThumbScene; readonly hue?: number }): string {
  const dice = createDice(seed);
  const scene: Scene = SCENES[options.scene ?? dice.pick('scene', THUMB_SCENES)];
  return sheet(320, 180, scene(sceneInks(dice, options.hue), dice));
}
