import { catalogueLabel } from '@meikan/domain';
import { Link } from '@tanstack/react-router';
import { Section } from '../../ui/index.ts';
import { topTexts } from './texts.ts';

const texts = topTexts.industries;

/** Companies by industry: what the phone's search tab begins with. */
export function Industries({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  return (
    <Section title={texts.title} note={texts.note}>
      <div className="tags">
        {Object.entries(counts).map(([industry, count]) => {
          const name = catalogueLabel('industries', industry) ?? industry;
          return (
            <Link className="tag" key={industry} to="/search" search={{ kind: 'company', industry }}>
              {name}
              <span className="n">{topTexts.tagCount(count)}</span>
            </Link>
          );
        })}
      </div>
    </Section>
  );
}
