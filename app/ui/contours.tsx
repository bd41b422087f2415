type ContoursProps = { drawing: { src: string; width: number; height: number }; className?: string };

/** Contour lines behind a section. */
export function Contours({ drawing, className = '' }: ContoursProps) {
  return (
    <img {...drawing} alt="" loading="lazy" fetchPriority="low" decoding="async" className={`contours ${className}`} />
  );
}
