import { useShell } from '#app/hooks/use-shell.ts';

/** Links to the parts of this page about each service family. */
export function FamilyJumps() {
  const { menus } = useShell();
  return (
    <ul className="row family-links mt-6">
      {menus
        .filter(({ index }) => index)
        .map(({ key, name }) => (
          <li key={key} data-family={key}>
            <a href={`#${key}`} className="onward">
              <span>{name}</span>
            </a>
          </li>
        ))}
    </ul>
  );
}
