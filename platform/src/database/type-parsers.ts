import pg from 'pg';

const { builtins } = pg.types;

/**
 * Set per pool and spelled out, since libraries change pg's global parsers: int8 and numeric stay text (positions
 * exceed what a number holds), a date stays `yyyy-MM-dd` (a Date would shift it by the time zone).
 */
const asText: ReadonlySet<number> = new Set([builtins.INT8, builtins.NUMERIC, builtins.DATE, builtins.INTERVAL]);

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.BOOL, (text) => text === 't'],
  [builtins.INT2, Number],
  [builtins.INT4, Number],
  [builtins.OID, Number],
  [builtins.FLOAT4, Number],
  [builtins.FLOAT8, Number],
  [builtins.JSON, (text) => JSON.parse(text) as unknown],
  [builtins.JSONB, (text) => JSON.parse(text) as unknown],
]);

/** What `pg.Pool` takes as `types`: ours where we say so, pg's own for arrays, timestamps and bytea. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    if (asText.has(oid)) return (text: string) => text;
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, 'text');
  }) as pg.CustomTypesConfig['getTypeParser'],
};
