/** `not asked`: it could not be found out from here, or nobody asked for it. */
export type State = 'ok' | 'warning' | 'error' | 'not asked';

export interface Check {
  readonly name: string;
  readonly state: State;
  readonly text: string;
}

export function check(name: string, state: State, text: string): Check {
  return { name, state, text };
}
