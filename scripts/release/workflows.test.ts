import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { IMAGES, settingsOf } from './images.mjs';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  needs?: string;
  uses?: string;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  steps?: Step[];
  'timeout-minutes'?: number;
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = '.github/workflows';
const texts = Object.fromEntries(readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')]));
const workflows = Object.entries(texts).map(([file, text]) => [file, parse(text) as Workflow] as const);

/** By workflow, the jobs with permissions of their own. */
const WRITES: Record<string, Record<string, Record<string, string>>> = {
  'release.yml': { images: { contents: 'read', packages: 'write' }, publish: { contents: 'write' } },
};

test('every workflow pins actions by commit, one action to the same commit everywhere', () => {
  const jobs = workflows.flatMap(([, workflow]) => Object.values(workflow.jobs));
  const used = jobs.flatMap(({ uses, steps = [] }) => [uses, ...steps.map((step) => step.uses)]);
  const actions = [...new Set(used.filter((name) => name !== undefined && !name.startsWith('./')))];
  expect(actions.filter((name) => !/@[0-9a-f]{40}$/.test(name ?? ''))).toEqual([]);
  const names = actions.map((name) => name?.split('@')[0]);
  expect(names).toEqual([...new Set(names)]);
});

test.each(workflows)('%s may only read the repository, except in jobs that publish', (file, { permissions, jobs }) => {
  expect(permissions).toEqual({ contents: 'read' });
  const more = Object.entries(jobs).filter(([, job]) => job.permissions);
  expect(more.map(([name, job]) => [name, job.permissions])).toEqual(Object.entries(WRITES[file] ?? {}));
});

test.each(workflows)('%s leaves no credentials in checkouts, and puts no foreign text into scripts', (_, { jobs }) => {
  for (const step of Object.values(jobs).flatMap((job) => job.steps ?? [])) {
    if (step.uses?.startsWith('actions/checkout@')) expect(step.with).toMatchObject({ 'persist-credentials': false });
    expect(step.run ?? '').not.toMatch(/\$\{\{(?! matrix\.)/);
  }
});

test('release.yml publishes only on a version tag, after the tag is checked and every test has passed', () => {
  const { on, jobs } = parse(texts['release.yml'] ?? '') as Workflow;
  expect(on).toEqual({ push: { tags: ['v*'] } });
  expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
    ['check', undefined],
    ['full', 'check'],
    ['images', 'full'],
    ['publish', 'images'],
  ]);
});

test('release.yml runs the script of a release with every build setting of the Dockerfile', () => {
  const { jobs } = parse(texts['release.yml'] ?? '') as Workflow;
  const settings = settingsOf(readFileSync('deploy/container/Dockerfile', 'utf8'));
  expect(settings).not.toEqual([]);
  expect(Object.keys(jobs.images?.env ?? {})).toEqual(['REGISTRY', ...settings]);
  const scripts = [jobs.check, jobs.images].map((job) => job?.steps?.map(({ run = '' }) => run).join('\n'));
  for (const script of scripts) expect(script).toContain('node scripts/release/main.mjs "$GITHUB_REF_NAME" --');
});

test('a release has every image that the Dockerfile is built for', () => {
  const compose = readFileSync('deploy/container/compose.yaml', 'utf8');
  expect(new Set(IMAGES)).toEqual(new Set(compose.match(/(?<=target: )\w+/g)));
});
