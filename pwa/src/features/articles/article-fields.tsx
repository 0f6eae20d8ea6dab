import { suggestArticleTags } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../api/api-query.ts';
import { DateField, SelectField, TagsField, TextField } from '../../ui/forms.ts';
import { useSettledText } from '../../ui/index.ts';
import { categoryGroups } from './article-draft.ts';
import type { ArticleForm } from './article-frame.ts';
import { articleTexts } from './texts.ts';

const texts = articleTexts.form;
/** The contract's own limit of a name. */
const NAME_LIMIT = 120;
/** Suggestions are asked for this long after the last key, ms (individual-side 5). */
const TAG_REST = 300;

type Props = ArticleForm & { readonly mainCategories: readonly string[] };

/** The numbered fields of an article (individual-side 5). */
export function ArticleFields({ mainCategories, ...form }: Props) {
  const { values, set, errorOf } = form;
  return (
    <>
      <Names {...form} />
      <Origin {...form} />
      <SelectField
        no={5}
        label={texts.articleCategory}
        need="required"
        groups={categoryGroups(mainCategories)}
        value={values.articleCategory}
        onChange={(articleCategory) => set({ articleCategory })}
        error={errorOf('articleCategory')}
      />
      <Tags {...form} />
      <TextField
        no={7}
        label={texts.recommendTxt}
        need="optional"
        help={texts.recommendTxtHelp}
        value={values.recommendTxt}
        onChange={(recommendTxt) => set({ recommendTxt })}
        error={errorOf('recommendTxt')}
        maxLength={limits.caption}
      />
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
        maxLength={NAME_LIMIT}
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
  const [draft, setDraft] = useState('');
  const tag = useSettledText(draft.trim(), false, TAG_REST);
  const asked = apiQuery(suggestArticleTags, { query: { tag, limit: '5' } });
  const { data } = useQuery({ ...asked, enabled: tag !== '' });
  const found = tag === '' || draft.trim() === '' ? [] : (data?.payload ?? []);
  return (
    <TagsField
      no={6}
      label={texts.tags}
      help={texts.tagsHelp}
      tags={values.tags}
      onChange={(tags) => set({ tags })}
      most={limits.tagsPerArticle}
      onDraft={setDraft}
      suggestions={found.map((suggestion) => suggestion.tag)}
      error={errorOf('tags')}
    />
  );
}
