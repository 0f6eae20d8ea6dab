import { figure } from '@meikan/domain';
import { Icon } from '../../../ui/index.ts';
import { auditTexts } from '../texts.ts';
import type { Rebuild } from './rebuild-actions.ts';

const texts = auditTexts.rebuild;

/** Each table of the living and the rebuilt read model beside each other. Open by itself where something differs. */
export function RebuildTables({ tables }: Pick<Rebuild, 'tables'>) {
  return (
    <details className="rebuild__t" open={tables.some(({ equal }) => !equal)}>
      <summary>{texts.showTables(tables.length)}</summary>
      <table className="tbl">
        <caption className="sr">{texts.tables}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.table}</th>
            <th scope="col" className="r">
              {texts.rows}
            </th>
            <th scope="col" className="only-d">
              {texts.checksum}
            </th>
            <th scope="col">{texts.result}</th>
          </tr>
        </thead>
        <tbody>
          {tables.map(({ table, rows, shadow, equal }) => (
            <tr key={table}>
              <th scope="row" className="mono">
                {table}
              </th>
              <td className="r">{figure(rows)}</td>
              <td className="mono only-d" title={shadow}>
                {shortSum(shadow)}
              </td>
              <td className={equal ? 'rebuild__ok' : 'rebuild__no'}>
                <Icon name={equal ? 'check' : 'alert'} size="s" />
                <span>{equal ? texts.equal : texts.different}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The last eight characters tell two sums apart for the eye. */
const shortSum = (sum: string): string => (sum.length > 9 ? `…${sum.slice(-8)}` : sum);
