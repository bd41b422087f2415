import { Specimen } from './specimen.tsx';

const radii: Record<string, string> = {
  small: 'rounded-small',
  card: 'rounded-card',
  panel: 'rounded-panel',
  full: 'rounded-full',
};

/** Radii, and the names of the times that motion takes. */
export function SpaceScale({ radii: names, times }: { radii: string[]; times: string[] }) {
  return (
    <Specimen title="Radii and times">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
        {names.map((name) => (
          <li key={name} className={`border border-control bg-surface p-6 ${radii[name]}`}>
            <code className="text-fine">{name}</code>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-small text-soft">{times.join(' · ')}</p>
    </Specimen>
  );
}
