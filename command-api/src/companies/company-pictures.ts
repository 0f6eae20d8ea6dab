import type { CompanyChanges } from '@meikan/contracts';
import type { PresentCompany } from '@meikan/domain';
import { listedPictures as listed, type NamedPicture, namedPicture as named } from '../pictures/named-pictures.ts';

/** Every picture that the changes name, by the field's place in them. */
export function picturesOfChanges(changes: CompanyChanges): readonly NamedPicture[] {
  return [
    ...named('logo', 'ロゴ', changes.logo),
    ...named('coverPhoto', 'カバー写真', changes.coverPhoto),
    ...listed('otherPhotos', '写真', changes.otherPhotos),
    ...listed('companyMission.photos', 'ミッションの写真', changes.companyMission?.photos),
    ...listed('businessSummary.photos', '事業の写真', changes.businessSummary?.photos),
    ...listed('pcServicePhotos', 'パソコンの画面', changes.pcServicePhotos),
    ...listed('mobileServicePhotos', 'スマートフォンの画面', changes.mobileServicePhotos),
    ...listed('bannerPhotos', 'バナー', changes.bannerPhotos),
  ];
}

/** Every picture that the page shows. */
export function picturesOfCompany({ sections }: PresentCompany): readonly (string | null)[] {
  const single = [sections.logo, sections['cover-photo']];
  const ofService = Object.values(sections['service-photos']).flat();
  const told = [...sections.mission.photos, ...sections['business-summary'].photos];
  return [...single, ...sections['other-photos'], ...told, ...ofService];
}
