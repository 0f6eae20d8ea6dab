import type { ColumnType } from '../read-model/column.ts';

/** The text from which PostgreSQL's cast to the column's type makes the value. Throws TypeError for a value of another type. */
export function columnText(type: ColumnType, value: unknown): string | null {
  if (value === null) return null;
  switch (type) {
    case 'text':
      if (typeof value === 'string') return value;
      break;
    case 'integer':
    case 'boolean':
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      break;
    case 'jsonb':
      return JSON.stringify(value);
    case 'text[]':
      if (Array.isArray(value)) return arrayLiteral(value);
      break;
  }
  throw new TypeError(`a ${typeof value} is no ${type}`);
}

const arrayLiteral = (values: readonly unknown[]): string =>
  `{${values.map((value) => `"${String(value).replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
