/** What the machine needs from outside: ids for commands that are sent anew, the device's time (epoch ms), chance in [0, 1). */
export type Deps = { readonly newId: () => string; readonly now: number; readonly random: () => number };
