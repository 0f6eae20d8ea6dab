import type { TopPageData } from '@meikan/contracts';
import { Link } from '@tanstack/react-router';
import { topTexts } from './texts.ts';

const texts = topTexts.nameIndex;

/** Rows whose key is not a name's beginning itself. */
const WRITTEN: Readonly<Record<string, { readonly label: string; readonly first: string }>> = {
  'A-Z': { label: texts.rows['A-Z'], first: 'A' },
  '0-9': { label: texts.rows['0-9'], first: '0' },
};

/** How many names begin with each row of the kana table, and the way to them. */
export function NameIndex({ rows }: { readonly rows: TopPageData['nameIndex'] }) {
  return (
    <nav className="kana" aria-label={texts.label}>
      <span>{texts.title}</span>
      {rows.map(({ key, count }) => {
        const { label, first } = WRITTEN[key] ?? { label: key, first: key };
        return (
          <Link key={key} to="/search" search={{ search: first }}>
            {label}
            <small>
              {count.toLocaleString('ja-JP')}
              <span className="sr">{texts.unit}</span>
            </small>
          </Link>
        );
      })}
    </nav>
  );
}
