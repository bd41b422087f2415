import type { Picture as PictureData } from '#app/content/page.ts';

type PictureProps = PictureData & {
  className?: string;
  /** `first`: seen without scrolling, fetched before others. */
  priority?: 'first' | 'later';
};

const widest = '(min-width: 64rem) 50vw, 100vw';

/**
 * A picture of known size, so that nothing moves when it arrives. A drawing is fetched once the page is laid out: the
 * words, which come with the HTML's first packets, are painted before any picture competes with them. A photograph in
 * the first view is larger and is asked for at once.
 */
export function Picture({ priority = 'later', className = '', ...picture }: PictureProps) {
  const isFirst = priority === 'first';
  const loading = { fetchPriority: isFirst ? 'high' : undefined, decoding: 'async' } as const;
  if (picture.kind !== 'photo') {
    const { kind, alt, ...image } = picture;
    const name = kind === 'logo' ? `logo ${className}` : className || undefined;
    return <img alt={alt} {...image} {...loading} loading="lazy" className={name} />;
  }
  const { kind, avif, webp, alt, ...image } = picture;
  // `auto` is the width in the layout, which browsers know when they fetch a lazy picture.
  const sizes = isFirst ? widest : `auto, ${widest}`;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        alt={alt}
        srcSet={webp}
        sizes={sizes}
        {...image}
        {...loading}
        loading={isFirst ? undefined : 'lazy'}
        className={`photo ${className}`}
      />
    </picture>
  );
}
