/**
 * Calls `act` when the browser has nothing else to do, after `patience` ms at the latest where that is given. Safari has no
 * idle callbacks: there `pause` ms are taken for idle.
 */
export function whenIdle(act: () => void, pause: number, patience?: number): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patience });
  else setTimeout(act, pause);
}
