import { limits } from '@meikan/domain';
import { Rows } from '../../../editing/rows.tsx';
import { editingTexts } from '../../../editing/texts.ts';
import { LinkFields } from './link-fields.tsx';
import { editTexts } from './texts.ts';

const texts = editTexts.contact.links;

export type SupplementalLink = { readonly name: string; readonly url: string };
export const BLANK_LINK: SupplementalLink = { name: '', url: '' };

/** Links need both a name and an address; others are dropped on save. */
export const isComplete = ({ name, url }: SupplementalLink): boolean => name.trim() !== '' && url.trim() !== '';

type Props = {
  readonly links: readonly SupplementalLink[];
  readonly onLinks: (links: readonly SupplementalLink[]) => void;
  /** The fault of a field, by its path below the links. */
  readonly errorOf: (field: string) => string | undefined;
};

/** Rows of further links about an offer. */
export function SupplementalRows({ links, onLinks, errorOf }: Props) {
  return (
    <fieldset className="field">
      <legend className="field__l">{texts.label}</legend>
      <p className="field__h eform__h">{texts.help}</p>
      <Rows
        rows={links}
        onRows={onLinks}
        blank={BLANK_LINK}
        most={limits.supplementalLinks}
        name={(row) => editingTexts.row(row, texts.label)}
        add={texts.add}
      >
        {({ name, url }, change, index) => (
          <LinkFields
            name={name}
            url={url}
            onName={(next) => change({ name: next })}
            onUrl={(next) => change({ url: next })}
            nameError={errorOf(`${index}.name`)}
            urlError={errorOf(`${index}.url`)}
          />
        )}
      </Rows>
    </fieldset>
  );
}
