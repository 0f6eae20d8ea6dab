import { DEMO_ACCOUNTS } from './demo/demo-accounts.ts';

const ROLES = { general: '個人', business: '法人', admin: '運営' } as const;

/** What the launcher says when everything is up. */
export function greeting(publicUrl: string, options: { readonly demo: boolean; readonly mailbox: boolean }): string {
  const lines = ['', `名鑑が使えるようになりました  ${publicUrl}`, `  API の説明  ${publicUrl}/api/docs`];
  if (options.mailbox) lines.push(`  届いたメール  ${publicUrl}/dev/mailbox`);
  if (options.demo) {
    lines.push('', 'デモのアカウント');
    for (const [role, label] of Object.entries(ROLES)) {
      const { email, password } = DEMO_ACCOUNTS[role as keyof typeof ROLES];
      lines.push(`  ${label}  ${email}  ${password}`);
    }
  }
  return [...lines, '', '終わるときは Ctrl-C', ''].join('\n');
}
