import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const Unkeyed = ({ names }: { readonly names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      // biome-ignore lint/correctness/useJsxKeyInIterable: what React is to complain of
      <li>{name}</li>
    ))}
  </ul>
);

test('React warns of a list without keys and names its component, without owner stacks', () => {
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Unkeyed names={['黒', '茶']} />));
  root.unmount();
  const said = vi.mocked(console.error).mock.calls.splice(0);
  expect(said.map((words) => words.map(String).join(' '))).toEqual([
    expect.stringMatching(/unique "key" prop.*Unkeyed/s),
  ]);
});
