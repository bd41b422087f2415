import { Specimen } from './specimen.tsx';

type ColorRolesProps = { roles: string[]; families: string[] };

/** A custom property's color as a picture of it: attributes of SVG take `var()`, and the page needs no inline style. */
function Swatch({ role }: { role: string }) {
  return (
    <svg className="swatch" role="img" aria-label={role}>
      <rect width="100%" height="100%" fill={`var(--${role})`} />
    </svg>
  );
}

/** Every color by its role, on paper and on the deep surface, and the tones of each family. */
export function ColorRoles({ roles, families }: ColorRolesProps) {
  const general = roles.filter((role) => !isTone(role));
  const tones = roles.filter(isTone);
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

function isTone(role: string): boolean {
  return role.startsWith('tone') || role === 'stage';
}

function Swatches({ roles }: { roles: string[] }) {
  return (
    <ul className="swatches">
      {roles.map((role) => (
        <li key={role}>
          <Swatch role={role} />
          <code className="text-fine">{role}</code>
        </li>
      ))}
    </ul>
  );
}
