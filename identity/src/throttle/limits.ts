/** At most `most` in `seconds`, counted from the first. `name` keeps the counters of different limits apart. */
export type Limit = { readonly name: string; readonly most: number; readonly seconds: number };

const minutes = (count: number) => count * 60;

export const defaultLimits = {
  /** Wrong passwords per account from unknown devices; a device that signed in before has a counter of its own. */
  passwordPerAccount: { name: 'password-account', most: 10, seconds: minutes(15) },
  passwordPerDevice: { name: 'password-device', most: 10, seconds: minutes(15) },
  passwordPerIp: { name: 'password-ip', most: 50, seconds: minutes(15) },
  /** Wrong codes of the second factor, told apart in the same way. Whoever guesses has the password already. */
  secondFactorPerAccount: { name: 'second-factor-account', most: 10, seconds: minutes(60) },
  secondFactorPerDevice: { name: 'second-factor-device', most: 10, seconds: minutes(15) },
  signUpPerIp: { name: 'sign-up-ip', most: 20, seconds: minutes(30) },
  mailPerAddress: { name: 'mail-address', most: 5, seconds: minutes(60) },
  mailPerIp: { name: 'mail-ip', most: 30, seconds: minutes(60) },
  codePerIp: { name: 'code-ip', most: 60, seconds: minutes(15) },
  repeatedCodePerAccount: { name: 'repeated-code-account', most: 10, seconds: minutes(60) },
  exchangePerIp: { name: 'exchange-ip', most: 300, seconds: minutes(5) },
} as const satisfies Record<string, Limit>;

export type Limits = { readonly [K in keyof typeof defaultLimits]: Limit };

/**
 * For tests and benchmarks, where everybody comes from one address (RATE_LIMITS=off): what protects an account, a code
 * or a mailbox stays.
 */
export function withoutNetworkLimits(limits: Limits): Limits {
  const most = Number.MAX_SAFE_INTEGER;
  return {
    ...limits,
    passwordPerIp: { ...limits.passwordPerIp, most },
    signUpPerIp: { ...limits.signUpPerIp, most },
    mailPerIp: { ...limits.mailPerIp, most },
    codePerIp: { ...limits.codePerIp, most },
    exchangePerIp: { ...limits.exchangePerIp, most },
  };
}
