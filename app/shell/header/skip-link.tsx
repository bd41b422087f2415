import { useShell } from '#app/hooks/use-shell.ts';

/** WCAG 2.4.1 */
export function SkipLink() {
  const { words } = useShell();
  return (
    <a href="#content" className="skip no-print button button-primary">
      {words.skipToContent}
    </a>
  );
}
