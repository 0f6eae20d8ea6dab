export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoRole } from './demo/demo-accounts.ts';
export { importDemoDatasets } from './demo/workspace/import-demo-datasets.ts';
export { importDemoData } from './demo-data.ts';
export type { HouseOptions } from './house/house-options.ts';
export { type House, openHouse } from './house/open-house.ts';
