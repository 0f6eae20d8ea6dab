export type { ApplicationOptions } from './application/application-options.ts';
export { type Application, openApplication } from './application/open-application.ts';
export { importDemoDatasets } from './demo/datasets/import-demo-datasets.ts';
export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoRole } from './demo/demo-accounts.ts';
export { importDemoData } from './demo-data.ts';
