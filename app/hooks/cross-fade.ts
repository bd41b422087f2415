/** A device that takes longer, in ms, to make a page react shows the next ones at once. */
const patience = 100;

const begun = performance.now();

/**
 * Says, when the page reacts, whether pages cross-fade. React leaves the window's own picture out of a change that moves
 * no neighbor of a mark (app/root.tsx), unless the root element bears its name itself. To take the pictures costs a slow
 * device more time than to render the next page: it is left alone, and React shows that page at once, as it does in
 * browsers without view transitions.
 */
export function chooseCrossFade(): void {
  if (performance.now() - begun > patience) Object.assign(document, { startViewTransition: undefined });
  else document.documentElement.style.viewTransitionName = 'root';
}
