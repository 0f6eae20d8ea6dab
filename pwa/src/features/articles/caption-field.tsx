import { limits } from '@meikan/domain';
import { TextField } from '../../ui/forms.ts';
import type { ArticleForm } from './article-draft.ts';
import { articleTexts } from './texts.ts';

const texts = articleTexts.form;

/** The words beside an item: 20 characters are advised, 25 are taken. */
export function CaptionField({ values, set, errorOf, no }: ArticleForm & { readonly no?: number }) {
  return (
    <TextField
      {...(no !== undefined && { no })}
      label={texts.recommendTxt}
      need="optional"
      help={texts.recommendTxtHelp}
      value={values.recommendTxt}
      onChange={(recommendTxt) => set({ recommendTxt })}
      error={errorOf('recommendTxt')}
      maxLength={limits.caption}
      advisedLength={limits.captionAdvised}
    />
  );
}
