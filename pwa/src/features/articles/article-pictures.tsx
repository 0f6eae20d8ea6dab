import { FormPicture } from '../../offline/ui/pictures/form-picture.tsx';
import { type PictureShape, pictureShapes } from '../../ui/index.ts';
import type { ArticleForm } from './article-draft.ts';
import { takesLogo } from './article-draft.ts';
import { type ItemOwner, pathOf } from './item-owner.ts';
import { articleTexts } from './texts.ts';

const texts = articleTexts.form;

export type PicturesProps = ArticleForm & {
  readonly owner: ItemOwner;
  /** Hears when the choice of a picture stands above the form, and when it is gone. */
  readonly onAsking: (asking: boolean) => void;
};

/** The picture that stands beside an article in lists, and the logo that stands there without one. */
export function ArticlePictures(form: PicturesProps) {
  return (
    <>
      <ArticlePicture {...form} no={8} of="coverPhoto" help={texts.coverPhotoHelp} shape={pictureShapes.thumb} />
      {takesLogo(form.values.articleCategory) && (
        <ArticlePicture {...form} no={9} of="logo" help={texts.logoHelp} shape={pictureShapes.square} />
      )}
    </>
  );
}

type PictureProps = PicturesProps & {
  readonly no: number;
  readonly of: 'coverPhoto' | 'logo';
  readonly help: string;
  readonly shape: PictureShape;
};

function ArticlePicture({ no, of, help, shape, values, set, errorOf, owner, onAsking }: PictureProps) {
  const label = texts[of];
  return (
    <FormPicture
      {...{ no, label, help, shape, onAsking }}
      need="optional"
      about={{ name: values.articleName || label, path: pathOf(owner) }}
      value={values[of]}
      onChange={(address) => set({ [of]: address })}
      error={errorOf(of)}
    />
  );
}
