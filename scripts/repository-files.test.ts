import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { SUPPORTED_NODE } from './lib/node-version.mjs';

const read = (file: string) => readFileSync(file, 'utf8');

test('names an owner of every change, and only paths that exist', () => {
  const lines = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split(' '));
  const paths = lines.map(([path = '']) => path);
  expect(paths[0]).toBe('*');
  expect(paths.slice(1).filter((path) => !existsSync(`.${path}`))).toEqual([]);
  expect(lines.filter(([, ...owners]) => !owners.every((owner) => /^@[\w-]+\/[\w-]+$/.test(owner)))).toEqual([]);
});

test('asks for the release in a fault, and gives every question of a form its own id', () => {
  const folder = '.github/ISSUE_TEMPLATE';
  const forms = readdirSync(folder).filter((file) => file !== 'config.yml');
  for (const file of forms) {
    const { name, description, body } = parse(read(`${folder}/${file}`));
    const ids = body.flatMap(({ type, id }: { type: string; id?: string }) => (type === 'markdown' ? [] : [id]));
    expect([name, description]).not.toContain(undefined);
    expect(ids).toEqual([...new Set(ids.filter(Boolean))]);
  }
  expect(read(`${folder}/fault.yml`)).toContain('id: release');
});

test('develops in a container on the Node of .nvmrc, with the recommended extensions', () => {
  const { image, customizations } = JSON.parse(read('.devcontainer/devcontainer.json'));
  expect(read('.nvmrc')).toBe(`${SUPPORTED_NODE}\n`);
  expect(image).toContain(`:${SUPPORTED_NODE}-`);
  expect(customizations.vscode.extensions).toEqual(JSON.parse(read('.vscode/extensions.json')).recommendations);
});

test('updates packages with their lock file, and uses no release of the last days', () => {
  const { minimumReleaseAge, lockFileMaintenance, postUpgradeTasks } = JSON.parse(read('renovate.json'));
  expect([minimumReleaseAge, lockFileMaintenance.enabled]).toEqual(['7 days', true]);
  for (const command of postUpgradeTasks.commands) expect(existsSync(command.replace('node ', ''))).toBe(true);
});

test('leaves the major version of Node in .nvmrc as it is', () => {
  const { packageRules } = JSON.parse(read('renovate.json'));
  expect(packageRules).toContainEqual(
    expect.objectContaining({ matchManagers: ['nvm'], matchUpdateTypes: ['major'], enabled: false }),
  );
});

// A browser resolves the links of a description against the address of the pull request, not against the file of the template.
test('links documents from the description of a pull request', () => {
  const links = [...read('.github/pull_request_template.md').matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link);
  expect(links).not.toEqual([]);
  for (const link of links) {
    const { pathname } = new URL(link, 'https://github.com/owner/name/pull/1');
    expect(pathname).toMatch(/^\/owner\/name\/blob\/HEAD\//);
    expect(existsSync(pathname.replace('/owner/name/blob/HEAD/', ''))).toBe(true);
  }
});
