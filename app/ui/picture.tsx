import { type Picture as PictureData, photoSources } from '#site/picture.ts';
import { inlineDrawing } from './inline-drawing.ts';

type PictureProps = PictureData & {
  className?: string;
  /** `first` is in the first view. */
  priority?: 'first' | 'later';
};

export function Picture({ priority = 'later', className = '', ...picture }: PictureProps) {
  const isFirst = priority === 'first';
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  if (picture.medium !== 'photo') {
    const { medium, alt, ...image } = picture;
    const markup = isFirst && !medium && inlineDrawing(image.src);
    // Part of the HTML, so that the first view needs no second request.
    if (markup)
      return (
        <svg
          role="img"
          aria-label={alt}
          viewBox={`0 0 ${image.width} ${image.height}`}
          className={`inline-drawing ${className}`}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, of which the build keeps only shapes
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      );
    const name = medium === 'logo' ? `logo ${className}` : className || undefined;
    return <img alt={alt} {...image} {...loading} decoding="async" className={name} />;
  }
  const { medium, avif, webp, alt, ...image } = picture;
  const sources = photoSources(picture, !isFirst);
  return (
    <picture>
      <source {...sources.source} />
      <img alt={alt} {...sources.image} {...image} {...loading} decoding="async" className={`photo ${className}`} />
    </picture>
  );
}
