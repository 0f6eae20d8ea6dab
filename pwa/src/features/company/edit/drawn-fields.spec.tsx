import { companyFields, factsOf } from '@meikan/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formOf } from '../../../editing/form/form.ts';
import { Fields } from '../../../editing/form/view/control-view.tsx';
import { fieldsOf } from './fields.ts';
import type { OwnSection } from './section-fields.ts';

const nothing = () => undefined;
const facts = factsOf(companyFields);

/** The fields of a section's dialog in which nothing is written; `field`: that one alone. */
function drawn(section: Exclude<OwnSection, 'sns'>, field?: string): string {
  const fields = fieldsOf(section);
  const form = formOf(field === undefined ? fields : { [field]: fields[field] ?? {} }, facts);
  return renderToStaticMarkup(
    <Fields
      controls={form.controls}
      facts={facts}
      values={form.begin({})}
      change={nothing}
      errorOf={nothing}
      about={{ name: '株式会社ひより計画', path: '/companies/hiyori' }}
    />,
  );
}

it.each([
  ['basics', 'hideUsedService', '使っているサービスを隠す設定', '使っているサービスを訪問者に表示しない'],
  ['support', 'inSupport', 'サポートの受付', 'サポートを受け付けている'],
] as const)('%s: %s is under its field, and its sentence ticks it', (section, field, label, statement) => {
  expect(drawn(section, field)).toMatch(
    new RegExp(`<legend[^>]*>${label}</legend>.*type="checkbox"/>${statement}</label>`),
  );
});

it('several yes and no are ticked in one list', () => {
  const markup = drawn('other-photos', 'photoRegistrations');
  expect(markup.match(/<legend[^>]*>[^<]*<\/legend>/g)).toHaveLength(1);
  expect(markup.match(/type="checkbox"/g)).toHaveLength(7);
});

const REQUIRED = /aria-required="true"/g;

it('a field is marked as required where its contract takes nothing empty, and the part of a group is not', () => {
  expect(drawn('basics', 'name').match(REQUIRED)).toHaveLength(1);
  expect(drawn('basics', 'category').match(REQUIRED)).toHaveLength(1);
  expect(drawn('basics', 'reading')).not.toMatch(REQUIRED);
  expect(drawn('ceo')).not.toMatch(REQUIRED);
});
