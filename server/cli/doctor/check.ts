export type Check = ReturnType<typeof check>;

/** `not asked`: it could not be found out from here, or nobody asked for it. */
export function check(name: string, state: 'ok' | 'warning' | 'error' | 'not asked', text: string) {
  return { name, state, text };
}
