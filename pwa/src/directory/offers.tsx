import type { BriefInfo } from '@meikan/contracts';
import { ExternalMark } from '../ui/index.ts';
import { directoryTexts as texts } from './texts.ts';
import './offers.css';

type Props = { readonly offers: NonNullable<BriefInfo['businessSummary']>['serviceContentSummary'] };

/** What a company offers, in its own words, each with the way to where it is offered. */
export function Offers({ offers }: Props) {
  if (offers.length === 0) return null;
  return (
    <ul className="offers" aria-label={texts.offers}>
      {offers.map(({ caption, url }) => (
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
  );
}
