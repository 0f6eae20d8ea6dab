import { builtOnce } from '@meikan/domain';
import { directoryTexts as texts } from './texts.ts';

const regions = builtOnce(() => new Intl.DisplayNames('ja', { type: 'region' }));

/** The name of a country by its ISO 3166-1 code; what is no such code stays as it is. */
export function regionName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (regions().of(code) ?? code) : code;
}

/** The name of a country beside a service; Japan is 国内, as in the lists of services. */
export function countryName(code: string): string {
  return code === 'JP' ? texts.domestic : regionName(code);
}
