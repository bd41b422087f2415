import { useShell } from '#app/page-context.ts';

/** WCAG 2.4.1 */
export function SkipLink() {
  const { words } = useShell();
  return (
    <a href="#content" className="skip no-print button button-primary">
      {words.skipToContent}
    </a>
  );
}
