type PictureProps = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
  /** `first`: seen without scrolling, fetched early. */
  priority?: 'first' | 'later';
};

/** A drawn picture of known size, so that nothing moves when it arrives. */
export function Picture({ priority = 'later', className, alt, ...image }: PictureProps) {
  const timing = priority === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return <img alt={alt} {...image} {...timing} decoding="async" className={className} />;
}
