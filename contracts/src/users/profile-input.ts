import { limits } from '@meikan/domain';
import { z } from 'zod';
import { countryField, keyField } from '../kernel/catalogue-fields.ts';
import {
  accountElsewhereField,
  calendarDateField,
  companyIdField,
  optionalLinkField,
  pictureField,
  textField,
  yearMonthField,
} from '../kernel/fields.ts';
import { sayInvalid } from '../kernel/words.ts';

const optional = <T extends z.ZodType>(field: T) => field.nullable().optional();
const namedLink = z
  .strictObject({ name: textField('リンクの名前', limits.linkName), url: optionalLinkField('URL') })
  .meta({ title: 'リンク' });
const supplementalLinks = z.array(namedLink).max(limits.supplementalLinks).meta({ title: '補足のリンク' });
const preferContactMethod = keyField('希望する連絡の方法', 'contact_methods');
const workOffer = (title: string, jobType: string) =>
  optional(
    z
      .strictObject({ jobType: keyField(jobType, 'side_job_types'), preferContactMethod, supplementalLinks })
      .meta({ title }),
  );

/** PUT /api/users. `overview` and `avartar` are the wire's own names; only sent fields change. */
export const profileChanges = z
  .strictObject({
    name: textField('名前', limits.name, { min: 1 }).optional(),
    reading: optional(textField('読み', limits.reading)),
    overview: textField('自己紹介', limits.introduction, { multiline: true }).optional(),
    avartar: optional(pictureField('アイコン')),
    job: optional(textField('肩書き', limits.job)),
    profession: optional(keyField('職種', 'professions')),
    workFor: optional(textField('勤め先', limits.job)),
    nationality: optional(countryField('国・地域')),
    livingAddress: optional(textField('住まい', limits.shortText)),
    companyWebsite: optional(optionalLinkField('会社のサイト')),
    hiringUrl: optional(optionalLinkField('採用のページ')),
    schoolHistory: z
      .array(textField('学校・学科', limits.school))
      .max(limits.schools)
      .optional()
      .meta({ title: '学歴' }),
    workStyles: z
      .array(keyField('働き方', 'work_style_tags'))
      .max(limits.workStyles)
      .optional()
      .meta({ title: '働き方' }),
    hobbies: z.array(keyField('趣味', 'hobby_tags')).max(limits.hobbies).optional().meta({ title: '趣味' }),
    variousLinks: z
      .array(
        z
          .strictObject({ linkName: textField('リンクの名前', limits.linkName), linkUrl: optionalLinkField('URL') })
          .meta({ title: 'リンク' }),
      )
      .max(limits.links)
      .optional()
      .meta({ title: 'リンク' }),
    meetyInfo: optional(
      z
        .strictObject({
          meetyLink: optionalLinkField('面談サービスのURL').nullable(),
          meetyImgUrl: pictureField('面談サービスの画像').nullable(),
        })
        .meta({ title: '面談ページ' }),
    ),
    casualTalk: optional(
      z
        .strictObject({
          /** Not sent: what was written stays. */
          topic: optional(textField('話せること', limits.description)),
          link: optionalLinkField('予約ページのURL').nullable(),
          linkImgUrl: pictureField('面談の画像').nullable(),
        })
        .meta({ title: '気軽な面談' }),
    ),
    contactDM: optional(
      z
        .strictObject({
          communicationType: keyField('話せること', 'communication_types'),
          preferContactMethod,
          supplementalLinks,
        })
        .meta({ title: '連絡・DM' }),
    ),
    sideJobsInfo: workOffer('副業', '受けている仕事'),
    jobRequest: workOffer('会社への仕事の依頼', '頼める仕事'),
    investmentSupport: optional(
      z
        .strictObject({
          mainIndividualInvestment: keyField('個人投資の種類', 'investment_types').nullable(),
          investingSituation: keyField('投資の状況', 'investing_situations').nullable(),
          interestedField: textField('会いたい人・関心のある分野', limits.description),
          whatCanProvide: z
            .array(keyField('手伝えること', 'investor_supports'))
            .max(limits.links)
            .meta({ title: '手伝えること' }),
          preferContactMethod: preferContactMethod.nullable(),
        })
        .meta({ title: 'つながりたい人と投資' }),
    ),
    readingResources: z
      .array(
        z
          .strictObject({
            name: textField('名前', limits.job),
            category: keyField('種類', 'reading_resource_categories'),
            url: optionalLinkField('URL').nullable(),
            comment: textField('ひとこと', limits.comment, { multiline: true }),
          })
          .meta({ title: 'おすすめ' }),
      )
      .max(limits.readingResources)
      .optional()
      .meta({ title: 'おすすめ' }),
    categoryLevel: z
      .array(
        z
          .strictObject({
            category: keyField('分野', 'interest_categories'),
            level: keyField('経験', 'experience_levels'),
            id: z.number().int().min(1).max(limits.categoryLevels).meta({ title: '番号' }),
          })
          .meta({ title: '分野' }),
      )
      .max(limits.categoryLevels)
      .optional()
      .meta({ title: '分野と経験' }),
    bannerPhotos: z
      .array(pictureField('見出しの写真'))
      .max(limits.bannerPhotos)
      .optional()
      .meta({ title: '見出しの写真' }),
    otherPhotos: z.array(pictureField('写真')).max(limits.otherPhotos).optional().meta({ title: '写真' }),
  })
  .meta({ id: 'ProfileChanges' });

const snsInput = <V extends z.ZodType>(title: string, value: V) =>
  optional(
    z
      .strictObject({
        label: textField('表示名', limits.snsLabel).optional(),
        value: optional(value),
        follower: z.number().int().min(0).max(limits.followers).nullable().optional().meta({ title: 'フォロワー数' }),
      })
      .meta({ title }),
  );
const account = accountElsewhereField('アカウント');

/** PATCH /api/users/update-sns. */
export const snsChanges = z
  .strictObject({
    website: snsInput('Webサイト', optionalLinkField('サイトのURL')),
    twitter: snsInput('X', account),
    facebook: snsInput('Facebook', account),
    instagram: snsInput('Instagram', account),
    confirmedDate: calendarDateField('フォロワー数を確認した日').optional(),
  })
  .meta({ id: 'SnsChanges', title: 'SNS' });

const duration = z
  .strictObject({ start: yearMonthField('開始年月').nullable(), end: yearMonthField('終了年月').nullable() })
  .superRefine(({ start, end }, context) => {
    if (start === null || end === null || start <= end) return;
    const code = 'ends-before-start';
    context.addIssue({ code: 'custom', path: ['end'], message: sayInvalid(code, '期間'), params: { code } });
  })
  .meta({ title: '期間' });

/** PUT /api/users/{id}/work-experiences: a row names a company of the directory or a free text. */
export const workExperiencesInput = z
  .strictObject({
    workExperiences: z
      .array(
        z
          .strictObject({
            companyId: companyIdField('会社').nullable().optional(),
            companyName: textField('会社名', limits.shortText).nullable().optional(),
            jobTitle: textField('役割', limits.shortText),
            jobOverview: textField('仕事の内容', limits.paragraph, { multiline: true }),
            duration,
          })
          .meta({ title: '職歴' }),
      )
      .max(limits.workExperiences)
      .meta({ title: '職歴' }),
  })
  .meta({ id: 'WorkExperiencesInput' });

type Whole<T> = { [F in keyof T]-?: Exclude<T[F], undefined> };
export type ProfileChanges = z.output<typeof profileChanges>;
/** Every field of PUT /api/users, none left out. */
export type ProfileFields = Whole<ProfileChanges>;
export type SnsChanges = z.output<typeof snsChanges>;
/** Every account of PATCH /api/users/update-sns; the day their figures were right is the sender's to say. */
export type SnsFields = Whole<Omit<SnsChanges, 'confirmedDate'>>;
export type WorkExperiencesInput = z.output<typeof workExperiencesInput>;
