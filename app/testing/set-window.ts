import type { DetachedWindowAPI } from 'happy-dom';

type WindowState = { width?: number; height?: number; motion?: 'reduce' | 'no-preference' };

/** For tests: sets the size of happy-dom's window in px and what the person prefers; what is not named stays. */
export function setWindow({ motion, ...size }: WindowState): void {
  const { happyDOM } = globalThis as unknown as { happyDOM: DetachedWindowAPI };
  if (motion) happyDOM.settings.device.prefersReducedMotion = motion;
  happyDOM.setViewport(size);
}
