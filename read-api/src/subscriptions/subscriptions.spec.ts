import { goldenQueries } from '../testing/golden.ts';
import { findSubscription } from './subscriptions.ts';

goldenQueries(import.meta.dirname, {
  'find-subscription': (question) => findSubscription(question, 'firm'),
});
