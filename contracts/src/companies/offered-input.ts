import { limits } from '@meikan/domain';
import { z } from 'zod';
import { optionalLinkField, textField } from '../kernel/fields.ts';
import { listOf, longText, monthRows, paragraphField, pictures, sent } from './field-shapes.ts';

/** What is told of a service to those who use it, or might. */
export const offered = {
  feePlans: listOf(
    '料金プラン',
    limits.feePlans,
    z.strictObject({
      name: textField('プランの名前', limits.shortText),
      fee: sent(z.number().int().min(0).max(limits.fee).meta({ title: '料金' })),
      paymentWay: z.enum(['Onetime', 'Monthly', 'PayPerUse']).meta({ title: '支払い方' }),
      numberMonth: sent(z.number().int().min(1).max(limits.contractMonths).meta({ title: '契約の月数' })),
      areaLabel: sent(textField('地域', limits.name)),
      tagName: sent(textField('目印', limits.tag)),
    }),
  ),
  inSupport: z.boolean().meta({ title: 'サポートの受付' }),
  updateSupport: longText('更新とサポート'),
  roadmap: monthRows('ロードマップ', '予定'),
  helpTopics: listOf(
    'ヘルプ',
    limits.links,
    z.strictObject({
      title: textField('題名', limits.shortText),
      text: paragraphField('説明'),
      url: sent(optionalLinkField('くわしいページ')),
    }),
  ),
  goodPointsByUsers: listOf('利用者が挙げるよい点', limits.goodPoints, textField('よい点', limits.description)),
  achievements: monthRows('実績・受賞', 'できごと'),
  pcServicePhotos: pictures('パソコンの画面'),
  mobileServicePhotos: pictures('スマートフォンの画面'),
  bannerPhotos: pictures('バナー'),
};
