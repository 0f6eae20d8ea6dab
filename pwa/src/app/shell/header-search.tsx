import { Link } from '@tanstack/react-router';
import { Icon } from '../../ui/index.ts';
import { shellTexts as texts } from './texts.ts';

/** The way to the search from every page. */
export function HeaderSearch() {
  return (
    <Link className="hsearch" to="/search">
      <Icon name="search" />
      <span>{texts.searchPrompt}</span>
    </Link>
  );
}
