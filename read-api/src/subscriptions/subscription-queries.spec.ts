import { goldenQueries } from '../testing/golden.ts';
import { findSubscription } from './subscription-queries.ts';

goldenQueries(import.meta.dirname, {
  'find-subscription': (question) => findSubscription(question, 'firm'),
});
