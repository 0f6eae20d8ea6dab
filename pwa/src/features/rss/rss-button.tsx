import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/index.ts';
import type { FeedHolder } from './feed-holder.ts';
import { rssButtonTexts as texts } from './rss-button.texts.ts';

/** Fetched when its owner first asks for it; nobody else loads it. */
const RssDialog = lazy(async () => ({ default: (await import('./rss-dialog.tsx')).RssDialog }));

/** Opens the feeds of the owner's profile or company. The dialog stays mounted afterwards, so that the focus goes back. */
export function RssButton({ holder }: { readonly holder: FeedHolder }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button icon="rss" size="s" onClick={() => setOpened(true)}>
        {texts.open}
      </Button>
      {opened !== null && (
        <Suspense fallback={null}>
          <RssDialog holder={holder} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
