import { Fault } from '@meikan/platform';

/** More wait than may: decoding is what costs memory and cores, so the sender should come again (503 with Retry-After). */
export const tooManyPictures = () => new Fault('too-many-pictures', 'too many pictures wait for a decoder');
