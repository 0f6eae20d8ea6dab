import { z } from 'zod';
import {
  calendarDateField,
  idField,
  keyField,
  linkField,
  pictureField,
  textField,
  yearMonthField,
} from '../kernel/fields.ts';

const optional = <T extends z.ZodType>(field: T) => field.nullable().optional();
const namedLink = z.strictObject({ name: textField('リンクの名前', 60), url: linkField('リンク先') });
const workOffer = z.strictObject({
  jobType: textField('仕事の種類', 60),
  preferContactMethod: textField('連絡の方法', 60),
  supplementalLinks: z.array(namedLink).max(10).meta({ title: '補足のリンク' }),
});

/** PUT /api/users (individual-side 3, 7). `overview` and `avartar` are the wire's own names; only sent fields change. */
export const profileChanges = z
  .strictObject({
    name: textField('名前', 50, { min: 1 }).optional(),
    overview: textField('自己紹介', 2000, { multiline: true }).optional(),
    avartar: optional(pictureField('アイコン')),
    job: optional(textField('肩書き', 80)),
    workFor: optional(textField('勤め先', 80)),
    nationality: optional(keyField('国籍')),
    livingAddress: optional(textField('住まい', 100)),
    companyWebsite: optional(linkField('会社のサイト')),
    hiringUrl: optional(linkField('採用のページ')),
    schoolHistory: z.array(textField('学歴', 120)).max(10).optional().meta({ title: '学歴' }),
    workStyles: z.array(keyField('働き方')).max(30).optional().meta({ title: '働き方' }),
    hobbies: z.array(keyField('趣味')).max(45).optional().meta({ title: '趣味' }),
    variousLinks: z
      .array(z.strictObject({ linkName: textField('リンクの名前', 60), linkUrl: linkField('リンク先') }))
      .max(30)
      .optional()
      .meta({ title: 'リンク' }),
    meetyInfo: optional(
      z.strictObject({
        meetyImgUrl: pictureField('面談の画像').nullable(),
        meetyLink: linkField('面談のリンク').nullable(),
      }),
    ),
    casualTalk: optional(
      z.strictObject({
        link: linkField('気軽な面談のリンク').nullable(),
        linkImgUrl: pictureField('面談の画像').nullable(),
      }),
    ),
    contactDM: optional(
      z.strictObject({
        communicationType: textField('相談の種類', 60),
        preferContactMethod: textField('連絡の方法', 60),
        supplementalLinks: z.array(namedLink).max(10).meta({ title: '補足のリンク' }),
      }),
    ),
    sideJobsInfo: optional(workOffer),
    jobRequest: optional(workOffer),
    investmentSupport: optional(
      z.strictObject({
        mainIndividualInvestment: textField('主な個人投資', 60),
        investingSituation: textField('投資の状況', 60),
        interestedField: textField('関心のある分野', 200),
        whatCanProvide: z.array(textField('提供できること', 60)).max(10).meta({ title: '提供できること' }),
        preferContactMethod: textField('連絡の方法', 60),
      }),
    ),
    readingResources: z
      .array(
        z.strictObject({
          name: textField('おすすめの名前', 80),
          category: keyField('おすすめの種類'),
          url: linkField('おすすめのリンク').nullable(),
          comment: textField('ひとこと', 300, { multiline: true }),
        }),
      )
      .max(30)
      .optional()
      .meta({ title: 'おすすめ' }),
    categoryLevel: z
      .array(
        z.strictObject({ category: keyField('分野'), level: keyField('経験'), id: z.number().int().min(1).max(99) }),
      )
      .max(9)
      .optional()
      .meta({ title: '分野と経験' }),
    bannerPhotos: z.array(pictureField('見出しの写真')).max(3).optional().meta({ title: '見出しの写真' }),
    otherPhotos: z.array(pictureField('写真')).max(3).optional().meta({ title: '写真' }),
  })
  .meta({ id: 'ProfileChanges' });

const snsInput = optional(
  z.strictObject({
    label: textField('表示名', 40).optional(),
    value: optional(textField('アカウント', 200)),
    follower: z.number().int().min(0).max(2_000_000_000).nullable().optional().meta({ title: 'フォロワー数' }),
  }),
);

/** PATCH /api/users/update-sns (individual-side 7). */
export const snsChanges = z
  .strictObject({
    website: snsInput,
    twitter: snsInput,
    facebook: snsInput,
    instagram: snsInput,
    confirmedDate: calendarDateField('確認した日').optional(),
  })
  .meta({ id: 'SnsChanges' });

/** PUT /api/users/{id}/work-experiences: a row names a company of the directory or a free text (individual-side 3, 5). */
export const workExperiencesInput = z
  .strictObject({
    workExperiences: z
      .array(
        z.strictObject({
          companyId: idField('会社').nullable().optional(),
          companyName: textField('会社名', 100).nullable().optional(),
          jobTitle: textField('役割', 100),
          jobOverview: textField('仕事の内容', 1000, { multiline: true }),
          duration: z.strictObject({
            start: yearMonthField('始まり').nullable(),
            end: yearMonthField('終わり').nullable(),
          }),
        }),
      )
      .max(30)
      .meta({ title: '職歴' }),
  })
  .meta({ id: 'WorkExperiencesInput' });

export type ProfileChanges = z.output<typeof profileChanges>;
export type SnsChanges = z.output<typeof snsChanges>;
export type WorkExperiencesInput = z.output<typeof workExperiencesInput>;
