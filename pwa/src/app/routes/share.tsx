import { firstGraphemes } from '@meikan/domain';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { type Asked, readsQuery } from '../../address/query.ts';
import { flagPart, present } from '../../address/query-parts.ts';
import { queryClient } from '../../api/query-client.ts';
import { ArticleEditor } from '../../features/articles/article-editor.tsx';
import { type Shared, sharedArticle } from '../../features/articles/shared-article.ts';
import { SharedPicture } from '../../features/profile/edit/shared-picture.tsx';
import { MAIN_CATEGORIES } from '../../features/profile/profile-tabs.ts';
import { sessionQuery, useSession } from '../../session/session.ts';
import { Button, buttonClass, Empty, usePageTitle } from '../../ui/index.ts';
import { shelvesOfProfile } from '../article-shelves.tsx';
import { pageTexts } from '../shell/page.texts.ts';

const texts = pageTexts.share;
/** Longer than any address or title that an app hands over. */
const LONGEST = 4000;

type SharedQuery = Shared & { readonly picture?: true };

const sharedQuery = ({ title = '', text = '', url = '', picture }: Asked): SharedQuery => ({
  ...{ title: firstGraphemes(title, LONGEST), text: firstGraphemes(text, LONGEST), url: url.slice(0, LONGEST) },
  ...present({ picture: flagPart(picture) }),
});

/** Where another app's 「共有」 and the shortcut 「記事を書く」 lead: the form of a new article of one's own, or the question about a picture. */
export const Route = createFileRoute('/share')({
  validateSearch: readsQuery<SharedQuery>(sharedQuery),
  beforeLoad: async ({ location }) => {
    const session = await queryClient.ensureQueryData(sessionQuery);
    if (session.kind === 'anonymous') throw redirect({ to: '/login', search: { returnTo: location.href } });
  },
  component: SharePage,
});

function SharePage() {
  const session = useSession();
  const [opened, setOpened] = useState(true);
  const shared = Route.useSearch();
  usePageTitle(shared.picture ? texts.pictureTitle : texts.documentTitle);
  if (session.kind === 'anonymous') return null;
  if (session.role !== 'general') return <GeneralOnly />;
  const { id } = session.account;
  if (shared.picture) {
    return (
      <div className="wrap">
        <SharedPicture id={id} />
      </div>
    );
  }
  return (
    <div className="wrap">
      <Empty level={1} title={texts.title} action={<Ways id={id} onOpen={() => setOpened(true)} />}>
        {texts.body}
      </Empty>
      <ArticleEditor
        owner={{ kind: 'user', id }}
        editing={opened ? 'new' : null}
        begin={sharedArticle(shared)}
        onClose={() => setOpened(false)}
        mainCategories={Object.values(MAIN_CATEGORIES)}
        elsewhere={shelvesOfProfile(id)}
      />
    </div>
  );
}

function GeneralOnly() {
  return (
    <div className="wrap">
      <Empty level={1} title={texts.generalOnly}>
        {texts.generalOnlyBody}
      </Empty>
    </div>
  );
}

function Ways({ id, onOpen }: { readonly id: string; readonly onOpen: () => void }) {
  return (
    <>
      <Button variant="primary" onClick={onOpen}>
        {texts.again}
      </Button>
      <Link to="/profile/$id" params={{ id }} search={{ tab: 'articles_blogs' }} className={buttonClass()}>
        {texts.own}
      </Link>
    </>
  );
}
