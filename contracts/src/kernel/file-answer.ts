import { z } from 'zod';

/** A file as an answer, in pieces that are made while it is sent; the phone keeps them as they come. */
export type FileAnswer = AsyncIterable<Uint8Array>;

const isFile = (value: unknown): value is FileAnswer =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** The answer of a call whose `media` is not JSON. */
export const fileAnswer = z.custom<FileAnswer>(isFile);
