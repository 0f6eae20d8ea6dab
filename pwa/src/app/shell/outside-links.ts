/** Addresses outside the app, and pages that open beside the present one. */
export const OUTSIDE_LINKS = {
  /** Stock exchange filings of the Financial Services Agency: where funding of Japanese companies is published. */
  funding: 'https://disclosure2.edinet-fsa.go.jp/',
  help: '/explanation-top-page',
  forBusiness: '/business/landing',
} as const;
