import { type ReactNode, useState } from 'react';
import { Art } from '../art/art.tsx';
import { avatarDrawing } from './avatar-drawing.ts';
import './picture.css';

type PictureProps = {
  readonly src: string | null | undefined;
  readonly className: string;
  readonly fallback: ReactNode;
  readonly alt: string;
  /** Set for pictures of the first view; the others are loaded when they come near. */
  readonly eager?: boolean | undefined;
};

/** An image, or the drawing that stands in when there is none or it does not load. */
function Picture({ src, className, fallback, alt, eager = false }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!src || broken === src) return fallback;
  const loading = eager ? 'eager' : 'lazy';
  return (
    <img className={className} src={src} alt={alt} loading={loading} decoding="async" onError={() => setBroken(src)} />
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

const sized = (base: string, size: Size | undefined) => (size ? `${base} ${base}-${size}` : base);

/** A person: round. `id` picks the cat that stands in, always the same one for the same person. */
export function Avatar({ id, src, size, alt = '', eager }: Own & { readonly id: string }) {
  const className = sized('av', size);
  return (
    <Picture
      src={src}
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
  return <Picture src={src} className={className} alt={alt} eager={eager} fallback={fallback} />;
}

/** A content's picture, 16 : 9. */
export function Thumb({ src, alt = '', className = '' }: Omit<Own, 'size'> & { readonly className?: string }) {
  const classes = `thumb ${className}`.trim();
  return <Picture src={src} className={classes} alt={alt} fallback={<Art name="thumb" className={classes} />} />;
}

/** The wide picture above a company's page. */
export function Cover({ src, alt = '' }: Omit<Own, 'size'>) {
  return (
    <div className="cover">
      <Picture src={src} className="cover__i" alt={alt} eager fallback={<Art name="cover" />} />
    </div>
  );
}
