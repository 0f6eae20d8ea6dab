import type { Profile } from '@meikan/contracts';
import { useState } from 'react';
import { Button } from '../../../ui/index.ts';
import { AvatarDialog } from './avatar-dialog.tsx';
import { editTexts } from './texts.ts';

/** The way to another picture of one's own. */
export function AvatarButton({ profile }: { readonly profile: Profile }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button size="s" onClick={() => setOpened(true)}>
        {editTexts.avatar.change}
      </Button>
      <AvatarDialog profile={profile} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
