export type Check = ReturnType<typeof checkResult>;

/** `not asked`: it cannot be found out from here, or was not asked for. */
export function checkResult(name: string, state: 'ok' | 'warning' | 'error' | 'not asked', text: string) {
  return { name, state, text };
}
