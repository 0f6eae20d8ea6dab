import { type ReactNode, useState } from 'react';
import { Art } from '../art/art.tsx';
import { avatarDrawing } from './avatar-drawing.ts';
import { type Extent, sourcesOf } from './sizes.ts';
import './picture.css';

type PictureProps = {
  readonly src: string | null | undefined;
  readonly extent: Extent;
  readonly className: string;
  readonly fallback: ReactNode;
  readonly alt: string;
  /** Set for pictures of the first view; the others are loaded when they come near. */
  readonly eager?: boolean | undefined;
};

/** An image, or the drawing that stands in when there is none or it does not load. */
function Picture({ src, extent, className, fallback, alt, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) return fallback;
  const loading = eager ? 'eager' : 'lazy';
  const sources = sourcesOf(src, extent);
  return (
    <img
      className={className}
      {...sources}
      alt={alt}
      loading={loading}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}

type Size = 's' | 'm' | 'xl';
type Own = {
  readonly src: string | null | undefined;
  readonly size?: Size;
  /** Empty where the name stands beside it, which is nearly everywhere. */
  readonly alt?: string;
  readonly eager?: boolean;
};

/** Sides of the boxes in CSS pixels (picture.css). */
const AVATARS = { s: 28, m: 56, xl: 112 } as const;
const LOGOS = { s: 28, m: 56, xl: 104 } as const;
/** In a list, beside text; above it on telephones. What a lazy picture's box really is, newer browsers find out themselves. */
const BESIDE_TEXT: Extent = { part: 'auto, (max-width: 640px) 100vw, 320px', widest: 320 };

const sized = (base: string, size: Size | undefined) => (size ? `${base} ${base}-${size}` : base);

/** A person: round. `id` picks the cat that stands in, always the same one for the same person. */
export function Avatar({ id, src, size, alt = '', eager }: Own & { readonly id: string }) {
  const className = sized('av', size);
  return (
    <Picture
      src={src}
      extent={{ box: size ? AVATARS[size] : 40 }}
      className={className}
      alt={alt}
      eager={eager}
      fallback={<Art name={avatarDrawing(id)} className={className} />}
    />
  );
}

/** A company or service: square. */
export function Logo({ src, size, alt = '', eager }: Own) {
  const className = sized('logo', size);
  const fallback = <Art name="co" className={className} />;
  const extent = { box: size ? LOGOS[size] : 44 };
  return <Picture src={src} extent={extent} className={className} alt={alt} eager={eager} fallback={fallback} />;
}

type ThumbProps = Omit<Own, 'size'> & { readonly className?: string; readonly extent?: Extent };

/** A content's picture, 16 : 9. */
export function Thumb({ src, alt = '', className = '', extent = BESIDE_TEXT }: ThumbProps) {
  const classes = `thumb ${className}`.trim();
  const fallback = <Art name="thumb" className={classes} />;
  return <Picture src={src} extent={extent} className={classes} alt={alt} fallback={fallback} />;
}

/** The wide picture above a company's page. */
export function Cover({ src, alt = '' }: Omit<Own, 'size'>) {
  return (
    <div className="cover">
      <Picture
        src={src}
        extent={{ screen: true }}
        className="cover__i"
        alt={alt}
        eager
        fallback={<Art name="cover" />}
      />
    </div>
  );
}
