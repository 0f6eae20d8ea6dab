import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { type CompanyChange, changing } from './change-company.ts';
import { companyQuery, isWhole } from './company-query.ts';
import { FLAGS, withFlag } from './flags/flag-table.ts';
import { aCompany } from './testing/a-company.ts';

const { queryKey } = companyQuery('hiyori', false);
let client: QueryClient;

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  client = new QueryClient();
  client.setQueryData(queryKey, {
    ...{ payload: aCompany(), total: undefined, counter: undefined, position: undefined, watermark: undefined },
  });
});

/** Presses a switch; the server's answer is given by hand. */
function press(name: (typeof FLAGS)[number]['name']) {
  const flag = FLAGS.find((one) => one.name === name);
  if (flag === undefined) throw new Error(`no such switch: ${name}`);
  const answered = Promise.withResolvers<unknown>();
  const change: CompanyChange = {
    what: name,
    send: () => answered.promise,
    apply: (company) => withFlag(company, flag, true),
    undo: (company) => withFlag(company, flag, false),
  };
  const done = client.getMutationCache().build(client, changing(client, 'hiyori')).execute(change);
  return { ...answered, done: done.catch(() => undefined) };
}

/** Which of two switches the page shows turned. */
function shown() {
  const payload = client.getQueryData(queryKey)?.payload;
  if (payload === undefined || !isWhole(payload)) throw new Error('the page is not there');
  return { shared: payload.isShareSocial, highlighted: payload.isHighlight };
}

it('company switch: turns at once, and back when it could not be sent', async () => {
  const share = press('share-social');
  await vi.waitFor(() => expect(shown()).toEqual({ shared: true, highlighted: false }), { timeout: 60_000 });
  share.reject(new Error('refused'));
  await share.done;
  expect(shown()).toEqual({ shared: false, highlighted: false });
});

it('company switch: reverts only the failed one of two in flight', async () => {
  const [share, highlight] = [press('share-social'), press('highlight')];
  await vi.waitFor(() => expect(shown()).toEqual({ shared: true, highlighted: true }), { timeout: 60_000 });
  share.reject(new Error('refused'));
  await share.done;
  expect(shown()).toEqual({ shared: false, highlighted: true });
  highlight.reject(new Error('refused'));
  await highlight.done;
  expect(shown()).toEqual({ shared: false, highlighted: false });
});
