import { TextField } from '../../../ui/forms.ts';
import { editTexts } from './texts.ts';

const texts = editTexts.links;

type Props = {
  readonly name: string;
  readonly url: string;
  readonly onName: (name: string) => void;
  readonly onUrl: (url: string) => void;
  readonly nameError: string | undefined;
  readonly urlError: string | undefined;
};

/** The name of a link and where it leads. */
export function LinkFields({ name, url, onName, onUrl, nameError, urlError }: Props) {
  return (
    <div className="g2">
      <TextField
        label={texts.linkName}
        placeholder={texts.nameExample}
        value={name}
        onChange={onName}
        error={nameError}
      />
      <TextField
        label={texts.linkUrl}
        placeholder={texts.urlExample}
        inputMode="url"
        value={url}
        onChange={onUrl}
        error={urlError}
      />
    </div>
  );
}
