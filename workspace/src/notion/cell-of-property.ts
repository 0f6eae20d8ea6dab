import type { PageObjectResponse } from '@notionhq/client';
import type { Cell } from '../document-workspace.ts';

type Property = PageObjectResponse['properties'][string];

const plain = (texts: readonly { readonly plain_text: string }[]) => texts.map((text) => text.plain_text).join('');

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
      // A moment of the day is of no interest: yyyy-MM-dd comes first in both forms.
      return property.date?.start.slice(0, 10) ?? null;
    default:
      return null;
  }
}
