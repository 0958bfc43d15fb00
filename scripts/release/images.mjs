/** The targets of the Dockerfile that are images of a release. */
export const IMAGES = ['site', 'server', 'edge'];

/** The build arguments of a Dockerfile that have no default. @param {string} dockerfile */
export function settingsOf(dockerfile) {
  const names = [...dockerfile.matchAll(/^ARG (.+)/gm)].flatMap(([, list = '']) => list.split(' '));
  return names.filter((name) => !name.includes('='));
}

/**
 * The commands that build an image, and push it or save it as an archive (OCI). Build arguments have their values from the
 * environment.
 *
 * @param {{ builder: string, image: string, name: string, settings: string[], digest: string, archive?: string | undefined }} build
 *   `digest` and `archive` are files to write; without an archive the image is pushed to the registry of its name
 * @returns {string[][]}
 */
export function imageCommands({ builder, image, name, settings, digest, archive }) {
  const begin = builder.split(' ');
  const given = settings.map((setting) => `--build-arg=${setting}`);
  const what = ['--file=deploy/container/Dockerfile', `--target=${image}`, ...given, `--tag=${name}`, '.'];
  if (begin[0] === 'docker') {
    // Attestations of the image's packages (SPDX), and of how it was built (SLSA).
    const attested = ['--sbom=true', '--provenance=mode=max', `--metadata-file=${digest}`];
    return [[...begin, ...attested, archive ? `--output=type=oci,dest=${archive}` : '--push', ...what]];
  }
  // The images belong to one build, so the builder has to keep its layers.
  const to = archive ? `oci-archive:${archive}:${name}` : `docker://${name}`;
  return [[...begin, '--layers', ...what], [begin.slice(0, 1), 'push', `--digestfile=${digest}`, name, to].flat()];
}
