import { describeEventLog } from '../contract-suite/describe-event-log.ts';
import { openPostgresLog } from '../contract-suite/open-postgres-log.ts';

describeEventLog('PostgreSQL log', openPostgresLog);
