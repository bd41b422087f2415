import type { Picture as PictureData } from '#site/picture.ts';

type PictureProps = PictureData & {
  className?: string;
  /** `first`: seen without scrolling, fetched before others. */
  priority?: 'first' | 'later';
};

const widest = '(min-width: 64rem) 50vw, 100vw';

/** A picture of known size, so that nothing moves when it arrives: in the first view asked for at once, else when it comes near. */
export function Picture({ priority = 'later', className = '', ...picture }: PictureProps) {
  const isFirst = priority === 'first';
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (picture.kind !== 'photo') {
    const { kind, alt, ...image } = picture;
    const name = kind === 'logo' ? `logo ${className}` : className || undefined;
    return <img alt={alt} {...image} {...loading} decoding="async" className={name} />;
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
        decoding="async"
        className={`photo ${className}`}
      />
    </picture>
  );
}
