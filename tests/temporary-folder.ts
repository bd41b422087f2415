import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { testContent } from './test-site.ts';

/** For tests: a folder with these files, which is removed when the test ends. */
export function temporaryFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The same with a copy of the content. */
export function temporaryProject(files: Record<string, string> = {}, content = testContent): string {
  const project = temporaryFolder(files);
  cpSync(content, join(project, 'content'), { recursive: true, filter: (path) => !path.includes('drawings/scenes/') });
  return project;
}

/** The sample of the product, of which new sites are made; it has moved where the project holds a firm's own site. */
export const productSample = existsSync('examples/mirador') ? 'examples/mirador' : 'content';
