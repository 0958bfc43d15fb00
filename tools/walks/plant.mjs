import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../../scripts/lib/cli.mjs';
import { layOutRelease } from '../../scripts/lib/release.mjs';
import { PLANTED_FAULTS } from './planted-faults.mjs';

const CHUNKS = '.next/static/chunks';
const SERVER = '.server/main.mjs';
/** The code of the server that every document of Next passes through. */
const DOCUMENTS = /const \{ status \} = (\w+)\.response;(?=\s+if \(status !== pageStatus\(path\)\))/g;

/**
 * Copies the built product into a new folder and plants every fault there; PLANTED_FAULT names the fault that shows.
 *
 * @returns {string} the folder
 * @throws {CliError} when the build does not have the text that a fault replaces
 */
export function plantFaults() {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  layOutRelease(folder);
  plantIntoScripts(join(folder, CHUNKS));
  plantIntoDocuments(join(folder, SERVER));
  return folder;
}

/** @param {string} chunks */
function plantIntoScripts(chunks) {
  const files = readdirSync(chunks).filter((name) => name.endsWith('.js'));
  const texts = new Map(files.map((name) => [name, readFileSync(join(chunks, name), 'utf8')]));
  for (const { name: fault, edits = [] } of PLANTED_FAULTS) {
    const shows = `(document.documentElement.dataset.planted===${JSON.stringify(fault)})`;
    for (const { from, to } of edits) {
      const changed = [...texts].map(([name, text]) => [name, text.replace(from, to.replaceAll('PLANTED', shows))]);
      if (changed.every(([name = '', text]) => texts.get(name) === text))
        throw new CliError(`The build does not have the text that “${fault}” replaces: ${from}`);
      for (const [name = '', text = ''] of changed) texts.set(name, text);
    }
  }
  for (const [name, text] of texts) writeFileSync(join(chunks, name), text);
}

/**
 * Adds the name of the fault to each document, for scripts in the browser.
 *
 * @param {string} server
 */
function plantIntoDocuments(server) {
  const changes = PLANTED_FAULTS.map(({ name, document = (html) => html }) => `${JSON.stringify(name)}: ${document}`);
  const text = readFileSync(server, 'utf8');
  const changed = text.replace(
    DOCUMENTS,
    (line, answer) => `${line}\n${answer}.response.body = planted(${answer}.response.body, path);`,
  );
  if (changed === text)
    throw new CliError(`The server does not have the text that faults of documents replace: ${DOCUMENTS}`);
  writeFileSync(
    server,
    `${changed}
function planted(body, path) {
  const fault = process.env.PLANTED_FAULT;
  const change = { ${changes.join(',\n')} }[fault];
  return Buffer.from(change(body.toString(), path).replace('<html ', () => '<html data-planted="' + fault + '" '));
}
`,
  );
}
