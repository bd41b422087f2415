import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const packages = /^react(-dom)?(\/(client|jsx-runtime))?$/;
const prefix = '\0named-exports:';
const require = createRequire(import.meta.url);

/**
 * A build plugin that puts a module between the browser's code and each of React's packages, which are CommonJS: it requires
 * the package once and exports each of its parts by name. Without it, each file of the build copies the package into a
 * namespace of getters, of which each use calls one, and needs the bundler's runtime, which then is a file of its own. Parts
 * that nobody imports leave with the dead code. Throws when a package cannot be found.
 */
export function namedExports(): Plugin {
  return {
    name: 'named-exports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: packages },
      handler: (id, _, { kind }) => (kind === 'import-statement' ? prefix + id : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => ({ code: moduleOf(id.slice(prefix.length)), moduleSideEffects: false }),
    },
  };
}

function moduleOf(name: string): string {
  const parts = Object.keys(require(name)).map(
    (part) => `export const ${part} = /* @__PURE__ */ (() => whole.${part})();`,
  );
  return [`const whole = require('${name}');`, 'export default whole;', ...parts].join('\n');
}
