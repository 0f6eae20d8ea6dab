import { japanDay } from '@meikan/platform';
import type { PageObjectResponse } from '@notionhq/client';
import type { Cell } from '../document-workspace.ts';

type Property = PageObjectResponse['properties'][string];

const plain = (texts: readonly { readonly plain_text: string }[]) => texts.map((text) => text.plain_text).join('');

/** A day, or a moment whose day is Japan's; one without a zone is told in the workspace's own, which is taken as it stands. */
const dayOf = (start: string): string =>
  /(?:Z|[+-]\d{2}:?\d{2})$/.test(start.slice(10)) ? japanDay(start) : start.slice(0, 10);

/** A property as the text or number that a person reads in the cell; kinds that hold neither are empty. */
export function cellOfProperty(property: Property): Cell {
  switch (property.type) {
    case 'title':
      return plain(property.title);
    case 'rich_text':
      return plain(property.rich_text);
    case 'number':
      return property.number;
    case 'url':
      return property.url;
    case 'select':
      return property.select?.name ?? null;
    case 'date':
      return property.date === null ? null : dayOf(property.date.start);
    default:
      return null;
  }
}
