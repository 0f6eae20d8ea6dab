import { firstGraphemes } from '@meikan/domain';
import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import { useState } from 'react';
import { type Asked, readsQuery } from '../../address/query.ts';
import { flagPart, present } from '../../address/query-parts.ts';
import { queryClient } from '../../api/query-client.ts';
import { ArticleEditor } from '../../features/articles/article-editor.tsx';
import type { Shared } from '../../features/articles/shared-article.ts';
import { olderWritings, type Writing, writingOf } from '../../features/articles/shared-writing.ts';
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
  const shared = Route.useSearch();
  usePageTitle(shared.picture ? texts.pictureTitle : texts.documentTitle);
  if (session.kind === 'anonymous') return null;
  if (session.role !== 'general') return <GeneralOnly />;
  const { id } = session.account;
  return (
    <div className="wrap">{shared.picture ? <SharedPicture id={id} /> : <SharedLink id={id} shared={shared} />}</div>
  );
}

/** The form of what was shared; where other articles are half written, which of them is gone on with is asked first. */
function SharedLink({ id, shared }: { readonly id: string; readonly shared: Shared }) {
  const now = writingOf(id, shared);
  const { data: older, refetch } = useQuery(olderWritings(id, now));
  // `undefined`: nothing was chosen yet; `null`: the form was closed.
  const [chosen, setChosen] = useState<Writing | null | undefined>(undefined);
  if (older === undefined) return null;
  const writing = chosen === undefined && older.length === 0 ? now : (chosen ?? null);
  const close = () => {
    setChosen(null);
    void refetch();
  };
  return (
    <>
      <Empty level={1} title={texts.title} action={<Ways {...{ id, now, older }} onOpen={setChosen} />}>
        {older.length === 0 ? texts.body : texts.older}
      </Empty>
      <ArticleEditor
        owner={{ kind: 'user', id }}
        editing={writing && 'new'}
        begin={(writing ?? now).begin}
        draft={(writing ?? now).draft}
        onClose={close}
        mainCategories={Object.values(MAIN_CATEGORIES)}
        elsewhere={shelvesOfProfile(id)}
      />
    </>
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

type WaysProps = {
  readonly id: string;
  readonly now: Writing;
  readonly older: readonly Writing[];
  readonly onOpen: (writing: Writing) => void;
};

function Ways({ id, now, older, onOpen }: WaysProps) {
  const offered = now.title === '' && now.begin.articleUrl === '' ? texts.writeNew : texts.received;
  return (
    <>
      <Button variant="primary" onClick={() => onOpen(now)}>
        {older.length === 0 ? texts.again : offered}
      </Button>
      {older.map((writing) => (
        <Button key={writing.draft} onClick={() => onOpen(writing)}>
          {texts.goOn(writing.title)}
        </Button>
      ))}
      <Link to="/profile/$id" params={{ id }} search={{ tab: 'articles_blogs' }} className={buttonClass()}>
        {texts.own}
      </Link>
    </>
  );
}
