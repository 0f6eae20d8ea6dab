import { limits } from '@meikan/domain';
import { categoryGroups } from '../../directory/category-groups.ts';
import { DateField, SelectField, TagsField, TextField } from '../../ui/forms.ts';
import type { ArticleForm } from './article-draft.ts';
import { ArticlePictures, type PicturesProps } from './article-pictures.tsx';
import { CaptionField } from './caption-field.tsx';
import { articleTexts } from './texts.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';

const texts = articleTexts.form;
type Props = ArticleForm &
  Pick<PicturesProps, 'owner' | 'onAsking'> & {
    /** Among whose categories one is chosen; null: all that the owner may post in. */
    readonly mainCategories: readonly string[] | null;
  };

/** The numbered fields of an article. */
export function ArticleFields({ mainCategories, owner, onAsking, ...form }: Props) {
  const { values, set, errorOf } = form;
  return (
    <>
      <Names {...form} />
      <Origin {...form} />
      <SelectField
        no={5}
        label={texts.articleCategory}
        need="required"
        groups={categoryGroups(mainCategories, owner.kind)}
        value={values.articleCategory}
        onChange={(articleCategory) => set({ articleCategory })}
        error={errorOf('articleCategory')}
      />
      <Tags {...form} />
      <CaptionField {...form} no={7} />
      <ArticlePictures {...form} owner={owner} onAsking={onAsking} />
    </>
  );
}

function Names({ values, set, errorOf }: ArticleForm) {
  return (
    <>
      <TextField
        no={1}
        label={texts.articleName}
        need="required"
        value={values.articleName}
        onChange={(articleName) => set({ articleName })}
        error={errorOf('articleName')}
        maxLength={limits.articleName}
      />
      <TextField
        no={2}
        label={texts.articleUrl}
        need="required"
        icon="link"
        inputMode="url"
        placeholder={texts.urlExample}
        value={values.articleUrl}
        onChange={(articleUrl) => set({ articleUrl })}
        error={errorOf('articleUrl')}
      />
    </>
  );
}

/** Where and when it was published. */
function Origin({ values, set, errorOf }: ArticleForm) {
  return (
    <div className="g2">
      <TextField
        no={3}
        label={texts.articleWebsite}
        value={values.articleWebsite}
        onChange={(articleWebsite) => set({ articleWebsite })}
        error={errorOf('articleWebsite')}
      />
      <DateField
        no={4}
        label={texts.postedDate}
        help={texts.postedDateHelp}
        value={values.postedDate}
        onChange={(postedDate) => set({ postedDate })}
        error={errorOf('postedDate')}
      />
    </div>
  );
}

function Tags({ values, set, errorOf }: ArticleForm) {
  const { suggestions, setDraft } = useTagSuggestions();
  return (
    <TagsField
      no={6}
      label={texts.tags}
      help={texts.tagsHelp}
      tags={values.tags}
      onChange={(tags) => set({ tags })}
      most={limits.tagsPerArticle}
      onDraft={setDraft}
      suggestions={suggestions}
      error={errorOf('tags')}
    />
  );
}
