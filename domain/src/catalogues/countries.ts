import source from './catalogues.json' with { type: 'json' };

const codes: ReadonlySet<string> = new Set(source.catalogues.countries.items.map(({ code }) => code));

/** Whether `code` is the ISO 3166-1 alpha-2 code of a country of the catalogue. */
export function isCountryCode(code: string): boolean {
  return codes.has(code);
}
