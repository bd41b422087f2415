import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { namedExports } from './named-exports.ts';

/** Builds one module for the browser with the plugin, and gives its code. */
async function built(source: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : undefined),
    load: (id: string) => (id === 'entry' ? source : undefined),
  };
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, namedExports()],
    build: { write: false, rollupOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  return (output as Rolldown.RolldownOutput).output[0].code;
}

describe('namedExports', () => {
  it('leaves the package as it is', async () => {
    const code = await built(`import { createElement, version } from 'react'; export { createElement, version };`);
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { createElement, version } = await import('react');
    expect(module.version).toBe(version);
    expect(module.createElement('p', { id: 'a' })).toEqual(createElement('p', { id: 'a' }));
  });

  it('needs no namespace of getters', async () => {
    expect(await built(`import * as React from 'react'; export const { version } = React;`)).not.toContain(
      'getOwnPropertyNames',
    );
  });

  it('drops what nobody imports', async () => {
    const uses = async (source: string) => (await built(source)).match(/\.useOptimistic\b/g)?.length;
    const without = await uses(`export { version } from 'react';`);
    expect(await uses(`export { useOptimistic, version } from 'react';`)).toBe((without ?? 0) + 1);
  });
});
