import { describeEventLog } from '../contract-suite/describe-event-log.ts';
import { openTestLog } from './open-test-log.ts';

describeEventLog('PostgreSQL log', openTestLog);
