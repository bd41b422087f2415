import { useShell } from '#app/hooks/use-shell.ts';

/**
 * Offers to load the page again when a part of it failed. It is in every page's HTML, and a style shows it once the root
 * element is marked `data-failed`; a screen reader then says what has come into the live region. Its link needs no script.
 * It stands in the page and scrolls with it: over the page it would hide the focus, and no script could close it (WCAG 2.4.11).
 */
export function FailureNotice() {
  const { failure } = useShell().site;
  return (
    <div role="status" className="failure">
      <p className="container">
        {`${failure.title} ${failure.description} `}
        <a className="button button-primary" href="?">
          {failure.reload}
        </a>
      </p>
    </div>
  );
}
