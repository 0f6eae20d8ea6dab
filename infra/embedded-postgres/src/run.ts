import { type SpawnOptions, spawn } from 'node:child_process';

/** What a program said and how it ended; `code` 127 when it could not be started. */
export type Ended = { readonly code: number; readonly output: string };

type Options = Pick<SpawnOptions, 'uid' | 'gid' | 'env' | 'cwd'> & { readonly input?: string };

/** Runs a program to its end; never throws for a program that fails. */
export function run(command: readonly string[], { input = '', ...options }: Options = {}): Promise<Ended> {
  const [program = '', ...words] = command;
  return new Promise((resolve) => {
    const child = spawn(program, words, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: 127, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
    // A program that ends without reading closes the pipe; its exit code tells the rest.
    child.stdin.on('error', collect.bind(undefined, Buffer.alloc(0)));
    child.stdin.end(input);
  });
}
