import { articleWrites } from './article-writes.ts';
import { companyWrites } from './company-writes.ts';
import { profileWrites } from './profile-writes.ts';
import { registrations } from './registration-writes.ts';
import { relationWrites } from './relation-writes.ts';
import type { Write } from './write.ts';

/** In an order in which each finds what it needs. */
export const writes: readonly Write[] = [
  ...profileWrites,
  ...relationWrites,
  ...companyWrites,
  ...articleWrites,
  ...registrations,
];
