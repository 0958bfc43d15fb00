import { appendFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { on } from '../../platform/events/events';
import { ConfigError } from '../../platform/settings/config-error';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { builtCatalogue } from '../revisions/follow-revisions';
import { followEdgeLog } from './edge-log';

const LANDING = '/newactivities/kh_7694_form';
const chrome = (version: number) => `Mozilla/5.0 (Linux; Android 10) AppleWebKit/537.36 Chrome/${version}.0 Mobile`;
const line = (version: number, path = LANDING) => `${path} ${chrome(version)}\n`;

const folder = folderForEachTest();
let path: string;
let versions: string[];
let log: { error: jest.Mock };
let stop: () => Promise<void>;
let stopListening: () => void;

beforeEach(async () => {
  path = join(folder(), 'pages.log');
  versions = [];
  log = { error: jest.fn() };
  stopListening = on('page_sent', ({ version }) => versions.push(version));
});
afterEach(async () => {
  await stop();
  stopListening();
});

async function counted(...expected: number[]): Promise<void> {
  while (versions.length < expected.length) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(versions).toEqual(expected.map(String));
}

test('counts each page logged from now on once its line is complete', async () => {
  await writeFile(path, line(70));
  stop = await followEdgeLog(path, builtCatalogue, log);
  await appendFile(path, line(80) + line(81).slice(0, 40));
  await counted(80);
  await appendFile(path, line(81).slice(40));
  await counted(80, 81);
});

test('waits for a missing file, and reads a truncated one from its start', async () => {
  stop = await followEdgeLog(path, builtCatalogue, log);
  await writeFile(path, line(80) + line(81));
  await counted(80, 81);
  await truncate(path);
  await appendFile(path, line(82));
  await counted(80, 81, 82);
});

test('reads a renamed file to its end, then the new one', async () => {
  await writeFile(path, '');
  stop = await followEdgeLog(path, builtCatalogue, log);
  await rename(path, `${path}.1`);
  await appendFile(`${path}.1`, line(80));
  await writeFile(path, line(81));
  await appendFile(`${path}.1`, line(82));
  await counted(80, 82, 81);
});

test('counts no page for lines that a visitor may make up', async () => {
  stop = await followEdgeLog(path, builtCatalogue, log);
  const made = [`/newactivities/- ${chrome(80)}`, `${LANDING} curl/8`, LANDING, '', '\\x00\\xFF', 'x'.repeat(200_000)];
  await writeFile(path, `${made.join('\n')}\n${line(90)}`);
  await counted(90);
  expect(log.error).not.toHaveBeenCalled();
});

test('counts more lines than one read returns', async () => {
  stop = await followEdgeLog(path, builtCatalogue, log);
  await writeFile(path, line(90).repeat(20_000));
  await stop();
  expect(versions).toHaveLength(20_000);
});

test('stops the start with a message that names the setting if the file cannot be read', async () => {
  stop = async () => {};
  const following = followEdgeLog(`${__filename}/pages.log`, builtCatalogue, log);
  await expect(following).rejects.toThrow(ConfigError);
  await expect(following).rejects.toThrow(/^EDGE_PAGE_LOG: .* cannot be read \(ENOTDIR\)$/);
});
