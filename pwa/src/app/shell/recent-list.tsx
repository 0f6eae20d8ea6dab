import { searchPath } from '../../address/search-path.ts';
import { followInside, Icon } from '../../ui/index.ts';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.recent;

/** Goes inside the app to what was found for some words. */
type Props = { readonly onFollow: (href: string, text: string) => void };

/** The last searches of this device, beside the finds. */
export function RecentList({ onFollow }: Props) {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <div className="sd__g">
      <h3>
        {texts.title}
        <button type="button" className="link" onClick={forgetSearches}>
          {texts.clear}
        </button>
      </h3>
      <ul>
        {recent.map((text) => (
          <li className="rc" key={text}>
            <a
              className="rc__b"
              href={searchPath(text)}
              onClick={(event) => followInside(event, () => onFollow(searchPath(text), text))}
            >
              <Icon name="clock" />
              {text}
            </a>
            <button
              type="button"
              className="inp-clr"
              aria-label={texts.forget(text)}
              onClick={() => forgetSearch(text)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
