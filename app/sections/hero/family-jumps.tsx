import type { Family } from '#app/content/pages.ts';
import { useShell } from '#app/hooks/use-shell.ts';

export function FamilyJumps({ families }: { families: Family[] }) {
  const { nav } = useShell().site;
  return (
    <ul className="row family-links mt-6">
      {families.map((family) => (
        <li key={family} data-family={family}>
          <a href={`#${family}`} className="onward">
            <span>{nav.menus[family]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
