import { limits } from '@meikan/domain';
import { z } from 'zod';
import { fieldKinds } from '../kernel/field-kinds.ts';
import { optionalLinkField, textField } from '../kernel/fields.ts';
import { listOf, longText, monthRows, paragraphField, pictures, rowsOf, sent } from './field-shapes.ts';

/** What is told of a service to those who use it, or might. */
export const offered = {
  feePlans: rowsOf('料金プラン', limits.feePlans, 'プラン', {
    name: textField('プランの名前', limits.shortText),
    fee: sent(z.number().int().min(0).max(limits.fee).meta({ title: '料金' }).register(fieldKinds, { unit: '円' })),
    paymentWay: z
      .enum(['Onetime', 'Monthly', 'PayPerUse'])
      .meta({ title: '支払い方法' })
      .register(fieldKinds, { holds: 'payment-ways' }),
    numberMonth: sent(z.number().int().min(1).max(limits.contractMonths).meta({ title: '契約の月数' })),
    areaLabel: sent(textField('地域', limits.name)),
    tagName: sent(textField('目印', limits.tag)),
  }),
  inSupport: z.boolean().meta({ title: 'サポートの受付' }),
  updateSupport: longText('更新とサポートの内容'),
  roadmap: monthRows('ロードマップ', '予定', '予定'),
  helpTopics: rowsOf('ヘルプ', limits.links, '項目', {
    title: textField('題名', limits.shortText),
    text: paragraphField('説明'),
    url: sent(optionalLinkField('くわしいページのURL')),
  }),
  goodPointsByUsers: listOf('利用者が挙げるよい点', limits.goodPoints, textField('よい点', limits.description)),
  achievements: monthRows('実績・受賞', '実績', 'できごと'),
  pcServicePhotos: pictures('パソコンの画面'),
  mobileServicePhotos: pictures('スマートフォンの画面'),
  bannerPhotos: pictures('バナー'),
};
