type PictureProps = {
  src: string;
  width: number;
  height: number;
  alt: string;
  className?: string;
  /** `first`: seen without scrolling, fetched before others. */
  priority?: 'first' | 'later';
};

/**
 * A drawn picture of known size, so that nothing moves when it arrives. Each is fetched once the page is laid out:
 * the words, which come with the HTML's first packets, are painted before any picture competes with them.
 */
export function Picture({ priority = 'later', className, alt, ...image }: PictureProps) {
  const urgency = priority === 'first' ? 'high' : undefined;
  return <img alt={alt} {...image} loading="lazy" fetchPriority={urgency} decoding="async" className={className} />;
}
