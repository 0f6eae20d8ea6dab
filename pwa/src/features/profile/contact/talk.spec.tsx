import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { somebody } from '../testing/somebody.ts';
import { Talk } from './talk.tsx';
import { contactTexts as texts } from './texts.ts';

test('an empty casual talk is shown to its owner only, with a way to write', () => {
  const profile = somebody({});
  const forOwner = renderToStaticMarkup(<Talk profile={profile} onEdit={() => undefined} />);
  expect(forOwner).toContain(texts.sections.talk);
  expect(forOwner).toContain(texts.none.begin);
  expect(renderToStaticMarkup(<Talk profile={profile} onEdit={undefined} />)).toBe('');
});
