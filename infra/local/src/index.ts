export { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoRole } from './demo/demo-accounts.ts';
export { importDemoData } from './demo-data.ts';
export { type House, type HouseOptions, openHouse } from './house.ts';
