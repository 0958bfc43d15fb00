// The notes of a release. A plain module, because the release workflow runs it without installing packages.

/**
 * The notes of a tag: its section of the changelog, or the unreleased one if it has none.
 *
 * @param {string} tag such as v1.2.0
 * @param {string} version of package.json
 * @param {string} changelog in the format of Keep a Changelog
 * @throws Error if the tag is not the version's, or there are no notes
 */
export function releaseNotes(tag, version, changelog) {
  if (tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, but package.json has version ${version}: tag the commit v${version}.`);
  const sections = changelog.split(/^## /m).slice(1);
  const found = [`[${version}]`, '[Unreleased]'].map((title) => sections.find((section) => section.startsWith(title)));
  const section = found.find(Boolean) ?? '';
  const notes = section.slice(section.indexOf('\n')).trim();
  if (!section || !notes) throw new Error(`CHANGELOG.md: [${version}] and [Unreleased] are missing or empty.`);
  return notes;
}
