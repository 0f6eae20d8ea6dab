import { Art, usePageTitle } from '../../ui/index.ts';
import { topTexts as texts } from './texts.ts';
import type { TopTab } from './top-tab.ts';
import './top.css';

/** The top page; `tab` narrows its companies to those with that kind of content (company-side 2.5). */
export function TopPage({ tab }: { readonly tab: TopTab | undefined }) {
  usePageTitle(undefined);
  return (
    <div className="wrap" data-tab={tab}>
      <section className="hero">
        <div className="hero__l">
          <p className="hero__lead ph">{texts.lead}</p>
        </div>
        <Art name="mark" className="hero__cat" />
        <h1 className="hero__v">
          {texts.headline.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
      </section>
    </div>
  );
}
