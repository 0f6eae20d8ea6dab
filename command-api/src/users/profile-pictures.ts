import type { ProfileChanges } from '@meikan/contracts';
import type { PresentUser } from '@meikan/domain';
import { listedPictures as listed, type NamedPicture, namedPicture as named } from '../pictures/named-pictures.ts';

/** Every picture that the changes name, by the field's place in them. */
export function picturesOfChanges(changes: ProfileChanges): readonly NamedPicture[] {
  return [
    ...named('avartar', 'アイコン', changes.avartar),
    ...named('meetyInfo.meetyImgUrl', '面談の画像', changes.meetyInfo?.meetyImgUrl),
    ...named('casualTalk.linkImgUrl', '面談の画像', changes.casualTalk?.linkImgUrl),
    ...listed('bannerPhotos', '見出しの写真', changes.bannerPhotos),
    ...listed('otherPhotos', '写真', changes.otherPhotos),
  ];
}

/** Every picture that the profile shows. */
export function picturesOfProfile({ sections }: PresentUser): readonly (string | null)[] {
  const { basics, photos } = sections;
  const [meety, talk] = [sections['meety-info'], sections['casual-talk']];
  const single = [basics.avatar, meety?.meetyImgUrl ?? null, talk?.linkImgUrl ?? null];
  return [...single, ...photos.bannerPhotos, ...photos.otherPhotos];
}
