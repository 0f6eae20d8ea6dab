import source from './catalogues.json' with { type: 'json' };

/** A country of the catalogue. `code` is its ISO 3166-1 alpha-2 code. */
export type Country = { readonly code: string; readonly label: string };

/** In display order. */
export const countries: readonly Country[] = source.catalogues.countries.items.map(({ code, label }) => ({
  code,
  label,
}));

const byCode: ReadonlyMap<string, Country> = new Map(countries.map((country) => [country.code, country]));

/** Whether `code` is the ISO 3166-1 alpha-2 code of a country of the catalogue. */
export function isCountryCode(code: string): boolean {
  return byCode.has(code);
}

/** The Japanese name of a country; null for one that is not in the catalogue. */
export const countryLabel = (code: string): string | null => byCode.get(code)?.label ?? null;
