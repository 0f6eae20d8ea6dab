import { onTestFinished } from 'vitest';

/** What the server names in the head of a page (`read-api/src/pages/head.ts`), until the test ends. */
export function nameInPage(named: Readonly<Record<string, string>>): void {
  const metas = Object.entries(named).map(([name, content]) =>
    Object.assign(document.createElement('meta'), { name: `meikan:${name}`, content }),
  );
  document.head.append(...metas);
  onTestFinished(() => {
    for (const meta of metas) meta.remove();
  });
}
