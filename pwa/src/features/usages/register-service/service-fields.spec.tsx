import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceFields } from './service-fields.tsx';
import { emptyForm } from './service-form.ts';
import { NO_TROUBLE } from './trouble.ts';

const fields = (description: string) =>
  renderToStaticMarkup(
    <ServiceFields form={{ ...emptyForm('むすび'), description }} trouble={NO_TROUBLE} onWrite={() => undefined} />,
  );

test('service fields: the description advises 50 characters, and accepts more', () => {
  expect(fields('')).toContain('50文字以内で、どのようなサービスかをまとめてください。');
  expect(fields('あ'.repeat(50))).toContain('>50 / 50字<');
  const longer = fields('あ'.repeat(51));
  expect(longer).toContain('>51 / 50字（200字まで入力できます）<');
  expect(longer).not.toContain('aria-invalid');
  expect(longer).not.toContain('maxlength="50"');
});

test("service fields: the website's example is a full address", () => {
  expect(fields('')).toMatch(/<input[^>]*inputMode="url"[^>]*placeholder="https:\/\/example\.com"/);
});
