import { CliError } from '../lib/cli.mjs';

/**
 * The notes of a tag: its section of the changelog.
 *
 * @param {string} tag such as v1.2.0
 * @param {string} version of package.json
 * @param {string} changelog in the format of Keep a Changelog
 * @throws CliError if the tag is not the version's, or there are no notes
 */
export function releaseNotes(tag, version, changelog) {
  if (tag !== `v${version}`)
    throw new CliError(`The tag is ${tag}, but package.json has version ${version}: tag the commit v${version}.`);
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${version}]`)) ?? '';
  const notes = section.slice(section.indexOf('\n')).trim();
  if (!section || !notes) throw new CliError(`CHANGELOG.md: [${version}] is missing or empty.`);
  return notes;
}
