import type { Profile } from '@meikan/contracts';
import { lazy, Suspense, useState } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { rssButtonTexts as texts } from './rss-button.texts.ts';

/** Fetched when its owner first asks for it; nobody else loads it. */
const RssDialog = lazy(async () => ({ default: (await import('./rss-dialog.tsx')).RssDialog }));

/** Opens the owner's feeds. The dialog stays mounted afterwards, so that the focus goes back. */
export function RssButton({ profile }: { readonly profile: Profile }) {
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button size="s" onClick={() => setOpened(true)}>
        <Icon name="rss" />
        {texts.open}
      </Button>
      {opened !== null && (
        <Suspense fallback={null}>
          <RssDialog profile={profile} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
