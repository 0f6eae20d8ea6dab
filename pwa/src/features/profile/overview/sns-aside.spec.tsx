import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { somebody } from '../testing/somebody.ts';
import { SnsAside } from './sns-aside.tsx';

const link = (value: string, follower: number | null) => ({ label: '', value, follower, confirmedDate: null });

/** The accounts of somebody, each as a row of text. */
function rows(sns: object): readonly string[] {
  const profile = somebody({ sns: { website: null, twitter: null, facebook: null, instagram: null, ...sns } });
  const drawn = renderToStaticMarkup(<SnsAside profile={profile} onEdit={undefined} />);
  return drawn.split('<li').slice(1);
}

test('an account without a follower count shows a dash and no link', () => {
  const [row = ''] = rows({ twitter: link('@todai', null) });
  expect(row).toContain('<span class="num">–</span>');
  expect(row).not.toContain('<a ');
});

test('an account with a follower count shows it, and links there', () => {
  const [row = ''] = rows({ twitter: link('@todai', 12_345) });
  expect(row).toContain('<span class="num">12,345</span>');
  expect(row).toContain('<a ');
});
