import { namedInPage } from '../api/named-in-page.ts';

/** Where pages lead that open beside the present one. Without an address of its operator's, help is the app's own page. */
export type OutsideLinks = {
  readonly funding: string;
  readonly help: string;
  readonly businessHelp: string;
  /** Null where this installation has none to show. */
  readonly demo: string | null;
};

/** The addresses as this installation was told them (README, HELP_URL and its siblings). */
export const outsideLinks = (named: (name: string) => string | null = namedInPage): OutsideLinks => ({
  /** Stock exchange filings of the Financial Services Agency: where funding of Japanese companies is published. */
  funding: 'https://disclosure2.edinet-fsa.go.jp/',
  help: named('help') ?? '/explanation-top-page',
  businessHelp: named('business-help') ?? '/business/landing',
  demo: named('demo'),
});
