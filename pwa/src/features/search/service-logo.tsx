import { useState } from 'react';
import { serviceCategoryName } from '../../directory/category-names.ts';
import { Logo, sourcesOf } from '../../ui/index.ts';

type Props = { readonly src: string | null; readonly category: string | undefined };

/**
 * A service's logo. Without one the cat stands in; one that does not load gives way to its category's first character,
 * set as a seal (category default image, else the cat).
 */
export function ServiceLogo({ src, category }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || (broken === src && category === undefined)) return <Logo src={null} size="m" />;
  if (broken === src && category !== undefined) {
    return (
      <span className="logo logo-m logo-c" aria-hidden="true">
        {Array.from(serviceCategoryName(category))[0]}
      </span>
    );
  }
  return (
    <img
      className="logo logo-m"
      {...sourcesOf(src, { box: 56 })}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
