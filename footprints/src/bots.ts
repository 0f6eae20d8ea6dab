/** Words of programs that fetch pages by themselves: search engines, previews of links, measurements, scripts. */
const PROGRAM =
  /(?<!cu)bot\b|bots\b|crawl|spider|slurp|preview|fetch|scan|monitor|headless|lighthouse|pagespeed|puppeteer|playwright|phantomjs|archiver|validator|facebookexternalhit|embedly|hatena|curl|wget|libwww|httpclient|http-client|okhttp|axios|undici|node|python|java\/|ruby|perl|php|go-http|scrapy/i;

/** Whether a user agent is a program's, or none at all. A browser that says what it is passes; who lies is counted. */
export const isProgram = (userAgent: string | undefined): boolean =>
  userAgent === undefined || !userAgent.startsWith('Mozilla/') || PROGRAM.test(userAgent);
