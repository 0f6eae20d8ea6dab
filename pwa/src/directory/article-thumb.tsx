import type { ArticleItem } from '@meikan/contracts';
import { Thumb } from '../ui/index.ts';

type Props = { readonly item: Pick<ArticleItem, 'coverPhoto' | 'logo' | 'defaultLogo'>; readonly className?: string };

/** An item's cover, else its logo, whole, else the drawing of its category; the cat where it does not load. */
export function ArticleThumb({ item: { coverPhoto, logo, defaultLogo }, className = '' }: Props) {
  const whole = coverPhoto === null && logo !== null ? 'thumb-whole' : '';
  return <Thumb src={coverPhoto ?? logo ?? defaultLogo} className={`${className} ${whole}`.trim()} />;
}
