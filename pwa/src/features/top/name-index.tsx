import type { TopPageData } from '@meikan/contracts';
import { figure } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { topTexts } from './texts.ts';

const texts = topTexts.nameIndex;

/** Rows that are written otherwise than their key. */
const WRITTEN: Readonly<Record<string, string>> = texts.rows;

/** How many names begin with each row of the kana table, and the way to them. */
export function NameIndex({ rows }: { readonly rows: TopPageData['nameIndex'] }) {
  return (
    <nav className="kana" aria-label={texts.label}>
      <span>{texts.title}</span>
      {rows.map(({ key, count }) => {
        const label = WRITTEN[key] ?? key;
        return (
          <Link key={key} to="/search" search={{ index: key }}>
            {label}
            <small>
              {figure(count)}
              <span className="sr">{texts.unit}</span>
            </small>
          </Link>
        );
      })}
    </nav>
  );
}
