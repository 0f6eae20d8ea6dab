import { figure } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { EXACT } from '../../directory/exact.ts';
import { AsideSection } from '../../ui/index.ts';
import type { ServiceQuery } from './service-query.ts';
import { USAGES } from './service-query.ts';
import { mainQuery, SERVICE_TYPES, type ServiceScope, typeQuery } from './service-scope.ts';
import { searchTexts, serviceTexts as texts } from './texts.ts';

export type ServiceTreeProps = {
  readonly query: ServiceQuery;
  readonly scope: ServiceScope;
  /** Per category of every level, of all services that the words find. */
  readonly counter: Readonly<Record<string, number>>;
  readonly total: number | undefined;
};

/** Another place in the tree keeps words, usage and order, and begins at the first page. */
function placed({ search, mainUsage, sort, limit }: ServiceQuery, place: ServiceQuery): ServiceQuery {
  const kept = { search, mainUsage, sort, limit };
  return { ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)), ...place };
}

const current = (is: boolean) => (is ? ('true' as const) : undefined);

/** Types of services with their counts, the open one with its main categories; then how they are used. */
export function ServiceTree({ query, scope, counter, total }: ServiceTreeProps) {
  return (
    <>
      <AsideSection title={texts.types}>
        <nav className="tree" aria-label={texts.typesLabel}>
          <Link
            to="/search-service"
            activeOptions={EXACT}
            search={placed(query, {})}
            aria-current={current(scope.type === null)}
          >
            {searchTexts.all}
            <Count value={total} />
          </Link>
          {SERVICE_TYPES.filter(({ key }) => counter[key] || key === scope.type).map(
            ({ key, label, mainCategories }) => (
              <div key={key}>
                <Link
                  to="/search-service"
                  activeOptions={EXACT}
                  search={placed(query, typeQuery(key))}
                  aria-current={current(scope.type === key)}
                >
                  {label}
                  <Count value={counter[key] ?? 0} />
                </Link>
                {scope.type === key && <Mains query={query} scope={scope} counter={counter} mains={mainCategories} />}
              </div>
            ),
          )}
        </nav>
      </AsideSection>
      <Usages query={query} />
    </>
  );
}

type Main = (typeof SERVICE_TYPES)[number]['mainCategories'][number];
type MainsProps = Omit<ServiceTreeProps, 'total'> & { readonly mains: readonly Main[] };

function Mains({ query, scope, counter, mains }: MainsProps) {
  return (
    <ul>
      {mains
        .filter(({ key }) => counter[key])
        .map(({ key, label }) => (
          <li key={key}>
            <Link
              to="/search-service"
              activeOptions={EXACT}
              search={placed(query, mainQuery(key))}
              aria-current={current(scope.main === key)}
            >
              {label}
              <Count value={counter[key]} />
            </Link>
          </li>
        ))}
    </ul>
  );
}

function Count({ value }: { readonly value: number | undefined }) {
  return <span className="n">{value !== undefined && figure(value)}</span>;
}

function Usages({ query }: Pick<ServiceTreeProps, 'query'>) {
  const { mainUsage: chosen, page: _, ...others } = query;
  return (
    <AsideSection title={texts.usages}>
      <nav className="tree" aria-label={texts.usages}>
        <Link to="/search-service" activeOptions={EXACT} search={others} aria-current={current(chosen === undefined)}>
          {searchTexts.all}
        </Link>
        {USAGES.map((mainUsage) => (
          <Link
            key={mainUsage}
            to="/search-service"
            activeOptions={EXACT}
            search={{ ...others, mainUsage }}
            aria-current={current(chosen === mainUsage)}
          >
            {texts.usage[mainUsage]}
          </Link>
        ))}
      </nav>
    </AsideSection>
  );
}
