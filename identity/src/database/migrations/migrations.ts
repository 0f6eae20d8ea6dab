import { identityTables } from './0001-identity.ts';
import { socialTables } from './0002-social.ts';
import { usedCodes } from './0003-used-codes.ts';
import { leaving } from './0004-leaving.ts';
import { sessions } from './0005-sessions.ts';
import { secondFactor } from './0006-second-factor.ts';

/** In the order of their names. */
export const identityMigrations = {
  '0001-identity': identityTables,
  '0002-social': socialTables,
  '0003-used-codes': usedCodes,
  '0004-leaving': leaving,
  '0005-sessions': sessions,
  '0006-second-factor': secondFactor,
};
