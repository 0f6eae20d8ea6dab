/** What the machine needs from outside: ids for wishes that are sent anew, the device's time (epoch ms), chance in [0, 1). */
export type Means = { readonly newId: () => string; readonly now: number; readonly random: () => number };
