import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aService } from '../../../directory/testing/a-service.ts';
import { type SearchedFor, searchState } from './search-state.ts';
import { ServiceFinder } from './service-finder.tsx';
import type { FoundService } from './use-service-search.ts';

const asked: SearchedFor<FoundService> = {
  ...{ text: 'むすび', wanted: 'むすび' },
  ...{ found: undefined, isFetching: false, isError: false },
};
const ignore = () => undefined;

/** The finder while a search stands as told. */
function finder(told: Partial<SearchedFor<FoundService>>): string {
  const search = { ...asked, ...told };
  return renderToStaticMarkup(
    <ServiceFinder
      search={{ text: search.text, setText: ignore, setComposing: ignore, ...searchState(search) }}
      picked={null}
      onSearch={ignore}
      onPress={ignore}
      onMissing={ignore}
    />,
  );
}

const SEARCHING = 'さがしています';
const MISSING = 'このサービスはまだ登録されていません。新しく登録できます。';
const REGISTER = '新しく登録する';

test('service search: shows progress until it is answered or fails', () => {
  expect(finder({ text: '', wanted: '' })).not.toContain(SEARCHING);
  expect(finder({ wanted: '' })).toContain(SEARCHING);
  expect(finder({ isFetching: true })).toContain(SEARCHING);
  expect(finder({ found: [aService()] })).not.toContain(SEARCHING);
  expect(finder({ isError: true })).not.toContain(SEARCHING);
});

test('service search: offers registration after a failure and without finds', () => {
  for (const told of [{ isError: true }, { found: [] }]) {
    expect(finder(told)).toContain(MISSING);
    expect(finder(told)).toMatch(new RegExp(`<button[^>]*>.*${REGISTER}</span></button>`));
  }
  for (const told of [{ isFetching: true }, { found: [aService()] }]) expect(finder(told)).not.toContain(MISSING);
});

test('service search: hides finds of an older text, or from before a failure', () => {
  expect(finder({ text: 'むす', found: [aService()] })).not.toContain('人を結ぶ');
  expect(finder({ isError: true, found: [aService()] })).not.toContain('人を結ぶ');
  expect(finder({ found: [aService()] })).toContain('人を結ぶ');
});
