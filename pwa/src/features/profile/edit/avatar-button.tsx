import type { Profile } from '@meikan/contracts';
import { type ChangeEvent, useRef } from 'react';
import { isStorageFull } from '../../../offline/index.ts';
import { offlineTexts } from '../../../offline/texts.ts';
import { Button, notify } from '../../../ui/index.ts';
import { changeAvatar, isPicture, PICTURE_TYPES } from './change-avatar.ts';
import { editTexts } from './texts.ts';

const texts = editTexts.avatar;

/** Chooses another picture for one's own profile. */
export function AvatarButton({ profile }: { readonly profile: Profile }) {
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    target.value = '';
    if (!picture) return;
    if (!isPicture(picture)) return notify({ text: texts.unfit, tone: 'alert' });
    try {
      await changeAvatar(profile, picture);
      notify({ text: texts.kept });
    } catch (error) {
      if (!isStorageFull(error)) throw error;
      notify({ text: offlineTexts.full, tone: 'alert' });
    }
  };
  return (
    <>
      <Button size="s" onClick={() => input.current?.click()}>
        {texts.change}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        aria-label={texts.choose}
        hidden
        onChange={(event) => void take(event)}
      />
    </>
  );
}
