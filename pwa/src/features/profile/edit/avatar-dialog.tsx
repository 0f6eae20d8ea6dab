import type { Profile } from '@meikan/contracts';
import { asQueued } from '../../../offline/index.ts';
import { Avatar, Button, notify, PictureDialog, pictureShapes } from '../../../ui/index.ts';
import { changeAvatar, setAvatar } from './change-avatar.ts';
import { editTexts } from './texts.ts';

const texts = editTexts.avatar;

type Props = { readonly profile: Profile; readonly opened: boolean; readonly onClose: () => void };

/** Chooses another picture for one's own profile, and the part of it that stands beside the name; or does without one. */
export function AvatarDialog({ profile, opened, onClose }: Props) {
  const { id, avatar } = profile;
  const remove = async () => {
    onClose();
    if (!(await setAvatar(profile, null))) return;
    const undo = () => void setAvatar({ ...profile, avatar: null }, asQueued(avatar));
    notify({ text: texts.removed, action: { label: texts.undo, run: undo } });
  };
  return (
    <PictureDialog
      opened={opened}
      onClose={onClose}
      title={texts.change}
      shape={pictureShapes.avatar}
      take={(picture) => taken(profile, picture)}
      present={<Avatar id={id} src={avatar} size="xl" />}
      aside={
        avatar && (
          <Button icon="trash" variant="quiet" size="s" onClick={() => void remove()}>
            {texts.remove}
          </Button>
        )
      }
    />
  );
}

async function taken(profile: Profile, picture: Blob): Promise<boolean> {
  const kept = await changeAvatar(profile, picture);
  if (kept) notify({ text: texts.kept });
  return kept;
}
