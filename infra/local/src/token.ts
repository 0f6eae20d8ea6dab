import { fetchDemoToken } from '@meikan/identity';
import { loadConfiguration } from '@meikan/platform';
import { DEMO_ACCOUNTS } from './demo/demo-accounts.ts';

const role = process.argv[2] ?? '';

/** `npm run -s token -- general|business|admin`: a session token got by signing in for real. */
if (role !== 'general' && role !== 'business' && role !== 'admin') {
  process.stderr.write('使い方: npm run -s token -- general|business|admin\n');
  process.exitCode = 2;
} else {
  const { http, demo } = loadConfiguration(process.env);
  if (!demo.tokenCommand) throw new Error('the token command does not exist in production');
  process.stdout.write(`${await fetchDemoToken(http.publicUrl, DEMO_ACCOUNTS[role])}\n`);
}
