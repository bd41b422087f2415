import type { HttpBindings } from '@hono/node-server';

/** What a host gives the app beside the request: on @hono/node-server its own request; other hosts give other things. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
}
