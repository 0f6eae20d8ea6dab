import { type Category, streams } from '../../streams/streams.ts';
import { at } from './ids.ts';
import type { SamplesOf } from './sample.ts';

export const synonymsSamples = {
  synonyms: {
    stream: streams.synonyms().name,
    data: {
      'synonyms-set': { word: 'ととのう', others: ['サウナ', '銭湯'], oneWay: false, at },
      'synonyms-removed': { word: 'ととのう', at },
    },
  },
} satisfies Partial<SamplesOf<Category>>;
