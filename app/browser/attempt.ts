/** Returns undefined where the browser throws, as storage does when it is forbidden or full. */
export function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
