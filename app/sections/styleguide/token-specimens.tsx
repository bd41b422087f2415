import { Specimen } from './specimen.tsx';

export function ColorRoles({ roles, families }: { roles: string[]; families: string[] }) {
  const tones = roles.filter((role) => role.startsWith('tone') || role === 'stage');
  const general = roles.filter((role) => !tones.includes(role));
  return (
    <>
      <Specimen title="Color roles">
        <Swatches roles={general} />
      </Specimen>
      <Specimen title="Color roles on the deep surface" surface="deep">
        <Swatches roles={[...general, ...tones]} />
      </Specimen>
      {families.map((family) => (
        <div key={family} data-family={family}>
          <Specimen title={`Tones: ${family}`}>
            <Swatches roles={tones} />
          </Specimen>
        </div>
      ))}
    </>
  );
}

/** Each custom property's color as a picture of it: attributes of SVG take `var()`, and the page needs no inline style. */
function Swatches({ roles }: { roles: string[] }) {
  return (
    <ul className="swatches">
      {roles.map((role) => (
        <li key={role}>
          <svg className="swatch card" role="img" aria-label={role}>
            <rect width="100%" height="100%" fill={`var(--${role})`} />
          </svg>
          <code className="text-fine">{role}</code>
        </li>
      ))}
    </ul>
  );
}

/** The classes of each step that is more than `text-STEP`. */
const classes: Record<string, string> = {
  h4: 'subheading text-h4',
  h3: 'subheading text-h3',
  h2: 'heading text-h2',
  h1: 'heading text-h1',
  page: 'heading text-page',
  figure: 'heading text-figure',
  giant: 'heading giant',
};

export function TypeScale({ steps }: { steps: string[] }) {
  return (
    <Specimen title="Type">
      <dl className="specimen-stack">
        {steps.map((step) => (
          <div key={step}>
            <dt className="text-fine text-soft">{step}</dt>
            <dd className={classes[step] ?? `text-${step}`}>See the whole system. Años de ERP, ¿y después?</dd>
          </div>
        ))}
      </dl>
    </Specimen>
  );
}

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
