import { Icon } from '../../ui/index.ts';
import { forgetSearch, forgetSearches, useRecentSearches } from './recent-searches.ts';
import { shellTexts } from './texts.ts';

const texts = shellTexts.recent;

/** The last searches of this device, beside the finds. */
export function RecentList({ onSearch }: { readonly onSearch: (text: string) => void }) {
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
            <button type="button" className="rc__b" onClick={() => onSearch(text)}>
              <Icon name="clock" />
              {text}
            </button>
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
