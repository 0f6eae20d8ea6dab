import { companyFields, factsOf } from '@meikan/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ControlView } from '../../../../editing/form/view/control-view.tsx';
import type { EditedField } from '../section-fields.ts';
import { CONTROLS } from './all.ts';

const nothing = () => undefined;
const drawn = (field: EditedField) =>
  renderToStaticMarkup(
    <ControlView
      control={CONTROLS[field]}
      facts={factsOf(companyFields).part(field)}
      value={false}
      path={field}
      onChange={nothing}
      errorOf={nothing}
      about={{ name: '株式会社ひより計画', path: '/companies/hiyori' }}
    />,
  );

it.each([
  ['hideUsedService', '使っているサービスを隠す設定', '使っているサービスを訪問者に表示しない'],
  ['inSupport', 'サポートの受付', 'サポートを受け付けている'],
] as const)('%s is under its field, and its sentence ticks it', (field, label, statement) => {
  expect(drawn(field)).toMatch(new RegExp(`<legend[^>]*>${label}</legend>.*type="checkbox"/>${statement}</label>`));
});
