import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Contains only pages and browsers, which the server reads and counts. */
const NO_LOG = '/var/log/nginx/newactivities-pages.log';

const read = (name: string) => readFileSync(join('deploy', name), 'utf8');
const logsIn = (text: string) => new Set(text.match(/\/var\/log\/nginx\/newactivities[\w-]*\.log/g));

/** The settings of a systemd file; the last value of each name counts. */
function settingsOf(name: string): Record<string, string> {
  return Object.fromEntries(
    [...read(join('systemd', name)).matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
  );
}

const written = readdirSync('deploy/nginx', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.conf'))
  .flatMap((name) => [...logsIn(read(join('nginx', name)))])
  .filter((file) => file !== NO_LOG);

test.each([
  ['a machine', () => settingsOf('newactivities-edge-log.service').ExecStart ?? ''],
  ['a container', () => /^.*\btail .*$/m.exec(read('container/compose.yaml'))?.[0] ?? ''],
])('outputs every log of the edge on %s too, except the log of pages', (_, follows) => {
  expect(written.length).toBeGreaterThan(1);
  expect([...logsIn(follows())].sort()).toEqual([...new Set(written)].sort());
});

test('keeps the journal across restarts, seals it, and uploads it with TLS certificates on both sides', () => {
  expect(settingsOf('newactivities-journald.conf')).toMatchObject({ Storage: 'persistent', Seal: 'yes' });
  const upload = settingsOf('newactivities-journal-upload.conf');
  expect(upload.URL).toMatch(/^https:/);
  for (const name of ['ServerKeyFile', 'ServerCertificateFile', 'TrustedCertificateFile']) {
    expect(upload[name]).toMatch(/^\/etc\//);
  }
});

test('logs every container into the host’s journal', () => {
  const names = (file: string) => Object.keys(parse(read(file), { merge: true, logLevel: 'silent' }).services).sort();
  expect(names('container/compose.journal.yaml')).toEqual(names('container/compose.yaml'));
  const { services } = parse(read('container/compose.journal.yaml'), { logLevel: 'silent' });
  for (const service of Object.values(services)) expect(service).toMatchObject({ logging: { driver: 'journald' } });
});
