import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CmsConfig } from '@sveltia/cms';
import { currentSite } from '#app/site.server.ts';
import { editorPolicy } from '#server/http/headers/content-security-policy.ts';
import { buildDirectory } from '#shared/build-directory.ts';
import { buildScreen } from './build-screen.ts';
import { screenLanguages } from './names.ts';
import { screenSettings } from './server.ts';

const hosts = { github: 'https://api.github.com', gitlab: 'https://gitlab.com', gitea: 'https://gitea.com' };

// With EDITOR=on the build has the screen at /admin, for teams that edit through their Git host.
const { EDITOR_BACKEND = 'github', EDITOR_REPO: repo, EDITOR_BRANCH: branch = 'main', EDITOR_URL } = process.env;
if (!repo || !(EDITOR_BACKEND in hosts))
  throw new Error('EDITOR=on needs EDITOR_REPO, such as owner/site, and EDITOR_BACKEND: github, gitlab or gitea.');
const name = EDITOR_BACKEND as keyof typeof hosts;
const backend = { name, repo, branch, ...(EDITOR_URL && { base_url: EDITOR_URL }) } as CmsConfig['backend'];
const folder = resolve(buildDirectory, 'client/admin');

await buildScreen(folder, '/admin/', editorPolicy([hosts[name], ...(EDITOR_URL ? [new URL(EDITOR_URL).origin] : [])]));
for (const language of screenLanguages) {
  const settings = screenSettings(currentSite(), language, backend);
  // Gitea has no such workflow in Sveltia.
  if (name !== 'gitea') settings.config.publish_mode = 'editorial_workflow';
  writeFileSync(join(folder, `settings.${language}.json`), JSON.stringify(settings));
}
