import { addCompanyRssConfig, addRssConfig, type RssConfigInput, type RssFeedConfig } from '@meikan/contracts';
import { limits } from '@meikan/domain';
import { categoryGroups } from '../../directory/category-groups.ts';
import { EditDialog } from '../../editing/edit-dialog.tsx';
import type { EditForm } from '../../editing/edit-dialog-props.ts';
import { SelectField, TextField } from '../../ui/forms.ts';
import { enqueueFeed } from './enqueue-feed.ts';
import type { FeedHolder } from './feed-holder.ts';
import { holderTexts, rssTexts } from './rss.texts.ts';

const texts = rssTexts.form;

/** What is edited: a new feed, or one of the list. */
export type EditedFeed = 'new' | RssFeedConfig;

type Props = {
  readonly holder: FeedHolder;
  readonly feed: EditedFeed;
  readonly opened: boolean;
  readonly onClose: () => void;
};

/** By whose body a feed is checked. */
const CALLS = { user: addRssConfig, company: addCompanyRssConfig } as const;

const BLANK: RssConfigInput = { name: '', rssName: '', category: '', url: '' };

/** There is nothing to send before all four are filled. */
const incomplete = (values: RssConfigInput) => Object.values(values).some((value) => value.trim() === '');

/** Registers a feed, or changes one. */
export function FeedForm({ holder, feed, opened, onClose }: Props) {
  const isNew = feed === 'new';
  const { id, ...config } = isNew ? { id: null, ...BLANK } : feed;
  return (
    <EditDialog
      opened={opened}
      onClose={onClose}
      title={isNew ? texts.addTitle : texts.editTitle}
      name={`feed ${id ?? `of ${holder.id}`}`}
      shown={holder.shown}
      initial={config}
      incomplete={incomplete}
      call={CALLS[holder.kind]}
      body={(values: RssConfigInput) => values}
      // A new feed's id is the one of the command that made it.
      save={(body, commandId, shown) => enqueueFeed(holder, { configId: id ?? commandId, commandId }, body, shown)}
      submit={isNew ? texts.register : texts.update}
      {...(isNew && { done: texts.registered })}
    >
      {(form) => <Fields {...form} holder={holder} />}
    </EditDialog>
  );
}

type FieldsProps = EditForm<RssConfigInput> & { readonly holder: FeedHolder };

function Fields({ values, set, errorOf, holder: { kind, mainCategories } }: FieldsProps) {
  const own = holderTexts[kind];
  return (
    <>
      <TextField
        label={texts.name}
        need="required"
        help={texts.nameHelp}
        placeholder={own.nameExample}
        value={values.name}
        onChange={(name) => set({ name })}
        error={errorOf('name')}
        maxLength={limits.shortText}
      />
      <TextField
        label={texts.rssName}
        need="required"
        help={own.rssNameHelp}
        placeholder={own.rssNameExample}
        value={values.rssName}
        onChange={(rssName) => set({ rssName })}
        error={errorOf('rssName')}
        maxLength={limits.shortText}
      />
      <SelectField
        label={texts.category}
        need="required"
        help={texts.categoryHelp}
        groups={categoryGroups(mainCategories, kind)}
        value={values.category}
        onChange={(category) => set({ category })}
        error={errorOf('category')}
      />
      <TextField
        label={texts.url}
        need="required"
        icon="link"
        inputMode="url"
        placeholder={texts.urlExample}
        value={values.url}
        onChange={(url) => set({ url })}
        error={errorOf('url')}
      />
    </>
  );
}
