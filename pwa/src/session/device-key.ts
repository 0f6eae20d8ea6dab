/** Lays an account's device key where only its own store on this device finds it. `isStill`: whether it is still signed in. */
export type KeepDeviceKey = (account: string, deviceKey: string, isStill: () => boolean) => Promise<void>;

let keep: KeepDeviceKey = async () => undefined;

/** Names who keeps device keys: the package that has a place for them, which this one must not know. */
export function keepDeviceKeyBy(next: KeepDeviceKey): void {
  keep = next;
}

export const keepDeviceKey: KeepDeviceKey = (account, deviceKey, isStill) => keep(account, deviceKey, isStill);
