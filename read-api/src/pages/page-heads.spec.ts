import { goldenQueries } from '../testing/golden.ts';
import { addressesOf } from './addresses.ts';
import { pageAt } from './page-heads.ts';

const addresses = addressesOf('https://meikan.example');

goldenQueries(import.meta.dirname, {
  'profile-head': ({ db }) => pageAt(db, { addresses, path: '/profile/mio', preview: false }),
  'company-head': ({ db }) => pageAt(db, { addresses, path: '/companies/c-tsubame', preview: false }),
  'article-head': ({ db }) => pageAt(db, { addresses, path: '/articles/a-1', preview: false }),
});
