import { goldenQueries } from '../testing/golden.ts';
import { pageAt } from './page-heads.ts';

goldenQueries(import.meta.dirname, {
  'profile-head': ({ db }) => pageAt(db, 'https://meikan.example', '/profile/mio', false),
  'company-head': ({ db }) => pageAt(db, 'https://meikan.example', '/companies/c-tsubame', false),
});
