// `npm run release -- v1.2.0 --key=release.key`: makes a release of this commit in .release/, and its tag if it has none: images, the
// packages in them (CycloneDX), notes, sums and their signature. Needs npm, git and a container program; the release workflow runs it without
// installing packages.
// --check                          checks the commit, prints the notes, and makes nothing
// --builder="buildah bud"          builds the images ("docker buildx build"); more arguments go with it
// --registry=ghcr.io/owner/name    where to push the images; without it they become archives in the folder
// --images=off                     makes no images
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, log, runCommand } from '../lib/cli.mjs';
import { enterProject } from '../test/project.mjs';
import { IMAGES, imageCommands, settingsOf } from './images.mjs';
import { releaseNotes } from './release-notes.mjs';
import { readKey, signFolder } from './signature.mjs';

const FOLDER = '.release';

enterProject();
await runCommand(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      check: { type: 'boolean' },
      builder: { type: 'string', default: 'docker buildx build' },
      registry: { type: 'string' },
      images: { type: 'string', default: 'on' },
    },
  });
  const [tag = ''] = positionals;
  if (!tag || !(values.key || values.check))
    throw new CliError('Name the tag and the key. Run `npm run release -- v1.2.0 --key=release.key`.');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const notes = releaseNotes(tag, version, readFileSync('CHANGELOG.md', 'utf8'));
  if (run('git', 'status', '--porcelain')) throw new CliError('The work tree has changes: commit or remove them.');
  const commit = run('git', 'rev-parse', 'HEAD');
  const tagged = run('git', 'for-each-ref', '--format=%(objectname)%(*objectname)', `refs/tags/${tag}`);
  if (tagged && !tagged.endsWith(commit)) throw new CliError(`The tag ${tag} is on another commit.`);
  if (values.check) return console.log(notes);

  const key = readKey(values.key ?? '');
  const { builder, registry } = values;
  const settings = settingsOf(readFileSync('deploy/container/Dockerfile', 'utf8'));
  const images = values.images === 'off' ? [] : IMAGES;
  if (images.length > 0) {
    const missing = settings.filter((name) => !process.env[name]);
    if (missing.length > 0) throw new CliError(`These settings of the build are missing: ${missing.join(', ')}.`);
    const program = builder.split(' ', 1).join('');
    if (spawnSync(program, ['--version']).error)
      throw new CliError(`${program} is not installed. Name another container program with --builder.`);
  }

  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  const lines = [`${tag} ${commit}`];
  for (const image of images) {
    const name = `${registry ?? 'localhost/newactivities'}/${image}:${version}`;
    const digest = join(FOLDER, 'digest');
    const archive = registry ? undefined : join(FOLDER, `${image}.tar`);
    for (const [program = '', ...args] of imageCommands({ builder, image, name, settings, digest, archive }))
      if (spawnSync(program, args, { stdio: 'inherit' }).status !== 0)
        throw new CliError(`${program} failed for the image ${image}.`);
    // Text, or the metadata of buildx.
    const written = readFileSync(digest, 'utf8');
    lines.push(`${name}@${written.startsWith('{') ? JSON.parse(written)['containerimage.digest'] : written.trim()}`);
    rmSync(digest);
  }
  writeFileSync(join(FOLDER, 'release.txt'), `${lines.join('\n')}\n`);
  writeFileSync(join(FOLDER, 'notes.md'), `${notes}\n`);
  const sbom = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
  writeFileSync(join(FOLDER, 'sbom.cdx.json'), run('npm', ...sbom));
  signFolder(FOLDER, key);
  if (!tagged) run('git', 'tag', '--annotate', `--message=${tag}`, tag);
  log(`The release is in ${FOLDER}/, and its commit ${commit} goes into scripts/contract/releases.ts.`);
  if (!tagged) log(`Publish it with \`git push origin ${tag}\`.`);
});

/** Runs a program and returns what it writes. @param {string} program @param {string[]} args */
function run(program, ...args) {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new CliError(`\`${[program, ...args].join(' ')}\` failed.`);
  return stdout.trim();
}
