/** The time as a port, so that tests set it and the domain never asks for it. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
