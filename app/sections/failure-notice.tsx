import { useShell } from '../shell.ts';

/**
 * Offers to load the page again when a part of it failed. It is in every page's HTML and is shown once the root element
 * is marked `data-failed`; `shown` shows it at once. Its link needs no script.
 */
export function FailureNotice({ shown }: { shown?: boolean }) {
  const { failure } = useShell().site;
  return (
    <aside className="failure" aria-label={failure.title} data-shown={shown ? '' : undefined}>
      <p className="font-semibold">{failure.title}</p>
      <p className="mt-1 mb-3 text-small text-soft">{failure.description}</p>
      <a className="button border-control" href="?">
        {failure.reload}
      </a>
    </aside>
  );
}
