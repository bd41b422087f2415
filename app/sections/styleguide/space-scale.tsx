import { Specimen } from './specimen.tsx';

/** Radii, and the names of the times that motion takes. */
export function SpaceScale({ radii, times }: { radii: string[]; times: string[] }) {
  return (
    <Specimen title="Radii and times">
      <ul className="swatches">
        {radii.map((name) => (
          <li key={name} data-radius={name}>
            <code className="text-fine">{name}</code>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-soft">{times.join(' · ')}</p>
    </Specimen>
  );
}
