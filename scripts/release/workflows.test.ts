import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  needs?: string;
  uses?: string;
  permissions?: Record<string, string>;
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
    ['notes', undefined],
    ['full', 'notes'],
    ['images', 'full'],
    ['publish', 'images'],
  ]);
});

test('release.yml builds every image of the Dockerfile with its build settings', () => {
  const release = texts['release.yml'] ?? '';
  const listed = /settings=\(([^)]+)\)/.exec(release)?.[1]?.split(/\s+/);
  expect(listed).toEqual(readFileSync('deploy/container/Dockerfile', 'utf8').match(/(?<=^ARG )NEXT_.+/gm));
  const compose = readFileSync('deploy/container/compose.yaml', 'utf8');
  const targets = new Set(compose.match(/(?<=target: )\w+/g));
  expect(new Set(/for target in ([\w ]+);/.exec(release)?.[1]?.split(' '))).toEqual(targets);
  expect(release).toContain('--sbom=true --provenance=mode=max');
});
