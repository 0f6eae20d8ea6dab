import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Fault, limitWork } from '@meikan/platform';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 32 ms. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export type PasswordHasher = {
  /** PHC text of a fresh hash. */
  hash(password: string): Promise<string>;
  /** Takes the same time for `null` (nobody there, or no password) and answers false. */
  verify(password: string, stored: string | null): Promise<boolean>;
};

function phc(salt: Buffer, tag: Buffer): string {
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${bare(salt)}$${bare(tag)}`;
}

function parse(stored: string): { readonly parameters: Omit<Argon2Parameters, 'message'>; readonly tag: Buffer } {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('a stored password hash cannot be read');
  const expected = Buffer.from(tag, 'base64');
  return {
    parameters: {
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    },
    tag: expected,
  };
}

/** Passwords meet the same text whatever keyboard typed them: NFKC, decided once. */
function message(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'), 'utf8');
}

/** Longer queues only make everybody give up waiting. */
const MOST_WAITING = 64;

const tooManyPasswords = () => new Fault('passwords', 'too many passwords are being checked');

/** At most `concurrency` hashes at a time, so that a flood of sign-ins cannot take all memory and threads. */
export function createPasswordHasher(concurrency = 2): PasswordHasher {
  const limit = limitWork({ running: concurrency, waiting: MOST_WAITING, full: tooManyPasswords });
  const nobody = phc(randomBytes(16), randomBytes(cost.tagLength));
  return {
    hash: (password) =>
      limit(async () => {
        const nonce = randomBytes(16);
        return phc(nonce, await derive('argon2id', { ...cost, nonce, message: message(password) }));
      }),
    verify: (password, stored) =>
      limit(async () => {
        const { parameters, tag } = parse(stored ?? nobody);
        const derived = await derive('argon2id', { ...parameters, message: message(password) });
        return timingSafeEqual(derived, tag) && stored !== null;
      }),
  };
}
