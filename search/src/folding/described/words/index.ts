import { FOOD } from './food.ts';
import { INDUSTRIES } from './industries.ts';
import { LIFE } from './life.ts';
import { OFFICE } from './office.ts';
import { PASTIMES } from './pastimes.ts';
import { PLACES } from './places.ts';
import { PUBLISHING } from './publishing.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { TECHNOLOGY } from './technology.ts';
import { TOOLS } from './tools.ts';
import { TRADES } from './trades.ts';
import { TROUBLES } from './troubles.ts';
import { WORKING } from './working.ts';
import { WORKPLACES } from './workplaces.ts';

/**
 * Words that mean nearly the same to whoever looks for somebody. In a line of words the first and each of the others meet one
 * another. In a line with `>` the word before it is also met by those behind it, and not the other way round.
 */
export const SAME_WORDS = [
  TRADES,
  WORKING,
  WORKPLACES,
  PASTIMES,
  INDUSTRIES,
  FOOD,
  PLACES,
  SURROUNDINGS,
  TOOLS,
  OFFICE,
  TECHNOLOGY,
  PUBLISHING,
  LIFE,
  TROUBLES,
].join('\n');
