export type { Attempt, CommandStatus, SentCommand } from './proxy/attempts.ts';
export { type FaultProxy, startFaultProxy } from './proxy/fault-proxy.ts';
export { type ChooseFault, FAULTS, type Fault, faultsByChance, faultsInTurn, noFault } from './proxy/faults.ts';
export { type Random, randomOf } from './random.ts';
