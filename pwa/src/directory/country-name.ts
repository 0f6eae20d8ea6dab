import { directoryTexts as texts } from './texts.ts';

const regions = new Intl.DisplayNames('ja', { type: 'region' });

/** The name of a country by its ISO 3166-1 code; Japan is 国内, as in the lists of services. */
export function countryName(code: string): string {
  return code === 'JP' ? texts.domestic : (regions.of(code) ?? code);
}
