import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budgets, weighSite } from '#tools/build/check-budgets.ts';
import { measureBuildTime } from './build-time.ts';
import { measureFrames } from './frames.ts';
import { measureInteraction } from './interaction.ts';
import { measureMessages } from './messages.ts';
import { allProfiles, measurePageSpeed } from './page-speed.ts';
import { type Results, writeReport } from './report.ts';
import { measureServerRate } from './server-rate.ts';

const resultsFile = 'bench/results.json';
const sitePort = 4950;
const site = `http://127.0.0.1:${sitePort}`;

const results: Results = existsSync(resultsFile) ? JSON.parse(readFileSync(resultsFile, 'utf8')) : {};

/** Each part by its name on the command line, in the order in which all run. */
const parts = {
  budgets: async () => ({ budgets, pages: Object.fromEntries(weighSite()) }),
  /** What was read with other profiles stays. */
  pages: async () => [
    ...(results.pages ?? []).filter(({ profile }) => !profiles.includes(profile)),
    ...(await withSite(() => measurePageSpeed(site, runs, progress, profiles))),
  ],
  interaction: async () => withSite(() => measureInteraction(site, runs, progress)),
  frames: async () => withSite(() => measureFrames(site, runs, progress)),
  server: async () => measureServerRate(),
  messages: async () => measureMessages(progress),
  build: async () => measureBuildTime(10, progress),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    /** The beginning of the names of Lighthouse's profiles. */
    profile: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const profiles = allProfiles.filter((name) => name.startsWith(values.profile));
const asked = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = asked.find((name) => !(name in parts));

if (values.help || unknown || !(runs > 0) || profiles.length === 0) {
  process.stdout.write(
    `npm run bench -- [${Object.keys(parts).join(' | ')} …] [--runs 5] [--profile mobile]\nWithout a name all are measured, which takes about half an hour.\n`,
  );
  process.exit(values.help ? 0 : 2);
}
if (!existsSync('build/client/index.html')) {
  process.stderr.write('There is no built site to measure: run "npm run build" first.\n');
  process.exit(1);
}

for (const name of asked as (keyof typeof parts)[]) {
  progress(`— ${name}`);
  Object.assign(results, {
    [name]: await parts[name](),
    machine: machine(),
    measured: new Date().toISOString().slice(0, 10),
  });
  mkdirSync('bench', { recursive: true });
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 1)}\n`);
}
writeReport(results);
progress(`Written: ${resultsFile}, docs/performance.md, docs/performance.svg`);

function progress(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node.js ${process.version}`;
}

/** Runs the real server with an empty store while `use` measures it. */
async function withSite<T>(use: () => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const server = spawn('node', ['server/main.ts'], {
    env: { ...process.env, PORT: String(sitePort), DATA_DIR: data },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await ready();
    return await use();
  } finally {
    server.kill();
    rmSync(data, { recursive: true, force: true });
  }
}

async function ready(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answered = await fetch(`${site}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`The server to be measured did not answer at ${site} within 10 s.`);
}
