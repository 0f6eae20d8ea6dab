import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rows } from './rows.tsx';
import { editingTexts as texts } from './texts.ts';

const drawn = (rows: readonly string[]) =>
  renderToStaticMarkup(
    <Rows rows={rows} onRows={() => undefined} blank="" most={9} name={(row) => `行${row}`}>
      {(row) => row}
    </Rows>,
  );

test('rows of a form can be removed, except the first', () => {
  expect(drawn(['一'])).not.toContain(texts.removeRow(1));
  const three = drawn(['一', '二', '三']);
  expect([1, 2, 3].map((row) => three.includes(texts.removeRow(row)))).toEqual([false, true, true]);
});
