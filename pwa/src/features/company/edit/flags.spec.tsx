import { companyFields, factsOf } from '@meikan/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formOf } from '../../../editing/form/form.ts';
import { Fields } from '../../../editing/form/view/control-view.tsx';
import { fieldsOf } from './fields.ts';

const nothing = () => undefined;
const facts = factsOf(companyFields);
const drawn = (section: 'basics' | 'support', field: string) =>
  renderToStaticMarkup(
    <Fields
      controls={formOf({ [field]: fieldsOf(section)[field] ?? {} }, facts).controls}
      facts={facts}
      values={{ [field]: false }}
      change={nothing}
      errorOf={nothing}
      about={{ name: '株式会社ひより計画', path: '/companies/hiyori' }}
    />,
  );

it.each([
  ['basics', 'hideUsedService', '使っているサービスを隠す設定', '使っているサービスを訪問者に表示しない'],
  ['support', 'inSupport', 'サポートの受付', 'サポートを受け付けている'],
] as const)('%s: %s is under its field, and its sentence ticks it', (section, field, label, statement) => {
  expect(drawn(section, field)).toMatch(
    new RegExp(`<legend[^>]*>${label}</legend>.*type="checkbox"/>${statement}</label>`),
  );
});
