import type { Company } from '@meikan/contracts';
import { Offers } from '../../../directory/offers.tsx';

/** What the business is about: its background and what it offers; the description where no summary was written. */
export function Summary({ company: { businessSummary, description } }: { readonly company: Company }) {
  const paragraphs = (businessSummary?.backGroundSummary || description).split('\n').filter(Boolean);
  return (
    <div className="prose">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Offers offers={businessSummary?.serviceContentSummary ?? []} />
    </div>
  );
}
