type TerrainProps = { terrain: { src: string; width: number; height: number }; className?: string };

/** Contour lines behind a section: decoration, silent to screen readers. */
export function Terrain({ terrain, className = '' }: TerrainProps) {
  return (
    <img {...terrain} alt="" loading="lazy" fetchPriority="low" decoding="async" className={`terrain ${className}`} />
  );
}
