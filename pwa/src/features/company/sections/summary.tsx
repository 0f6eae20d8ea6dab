import type { Company } from '@meikan/contracts';
import { ExternalMark } from '../../../ui/index.ts';
import { sectionTexts as texts } from './texts.ts';

/** What the business is about: its background and what it offers; the description where no summary was written. */
export function Summary({ company: { businessSummary, description } }: { readonly company: Company }) {
  const paragraphs = (businessSummary?.backGroundSummary || description).split('\n').filter(Boolean);
  const services = businessSummary?.serviceContentSummary ?? [];
  return (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {services.length > 0 && (
        <ul className="offers" aria-label={texts.services}>
          {services.map(({ caption, url }) => (
            <li key={caption}>
              {url ? (
                <a className="link" href={url} target="_blank" rel="noopener nofollow">
                  {caption}
                  <ExternalMark />
                </a>
              ) : (
                caption
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
