import { z } from 'zod';
import { idField } from '../kernel/fields.ts';

export const relativeType = z
  .enum(['SUPPORTER', 'INVESTOR', 'PARTNER', 'API_CONNECTION'])
  .meta({ title: '関係の種類' });
/** The company at the other end, seen from the one whose page it is entered on. */
export const otherCompanyId = idField('相手の会社');
