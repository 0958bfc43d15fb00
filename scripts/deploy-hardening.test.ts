import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const UNITS = ['deploy/systemd', 'deploy/database'];
const units = UNITS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))).filter(
  (file) => file.endsWith('.service') || file.endsWith('/newactivities-operations.conf'),
);

/** The values of a setting in a unit. */
const settingOf = (unit: string, name: string) =>
  [...readFileSync(unit, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

test.each(units)('%s limits memory and tasks, and bounds its capabilities', (unit) => {
  expect(settingOf(unit, 'MemoryMax')).toEqual([expect.stringMatching(/^\d+[MG]$/)]);
  expect(settingOf(unit, 'TasksMax')).toEqual([expect.stringMatching(/^\d+$/)]);
  expect(settingOf(unit, 'CapabilityBoundingSet')).toHaveLength(1);
  expect([settingOf(unit, 'NoNewPrivileges'), settingOf(unit, 'ProtectSystem')]).toEqual([['yes'], ['strict']]);
});

test('the programs of the edge have only the capabilities that `nginx -t` needs', () => {
  const edge = units.filter((unit) => settingOf(unit, 'ExecStart').join().includes('.server/edge.mjs'));
  expect(edge).toHaveLength(2);
  for (const unit of edge) {
    expect(settingOf(unit, 'CapabilityBoundingSet')).toEqual(['CAP_CHOWN CAP_DAC_OVERRIDE CAP_NET_BIND_SERVICE']);
  }
});

const COMPOSE = readFileSync('deploy/container/compose.yaml', 'utf8');
const DEMO = readFileSync('deploy/container/compose.demo.yaml', 'utf8');
const services = { ...parse(COMPOSE, { merge: true }).services, sms: parse(DEMO).services.sms };

test.each(Object.keys(services))(
  'the container %s is limited, rotates its logs, and cannot change its image or gain permissions',
  (name) => {
    expect(services[name]).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
      pids_limit: expect.any(Number),
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
    expect(services[name].privileged).toBeUndefined();
  },
);

test('only the containers that start as root have capabilities', () => {
  const capable = Object.keys(services).filter((name) => services[name].cap_add);
  expect(capable.sort()).toEqual(['edge', 'postgres']);
});

test('every image from elsewhere has a digest', () => {
  const written = readFileSync('deploy/container/Dockerfile', 'utf8');
  const dockerfile = written.replace(/\$\{NODE_IMAGE\}/, /^ARG NODE_IMAGE=(.+)$/m.exec(written)?.[1] ?? '');
  const stages = [...dockerfile.matchAll(/^FROM (?:--\S+ )*(\S+) AS (\S+)$/gm)];
  const own = stages.map(([, , name]) => name);
  const bases = stages.map(([, image = '']) => image).filter((image) => !own.includes(image));
  const used = [...bases, ...[...(COMPOSE + DEMO).matchAll(/^ +image: ([^$]\S+)$/gm)].map(([, image]) => image)];
  expect(stages).toHaveLength(dockerfile.match(/^FROM /gm)?.length ?? 0);
  expect(used.length).toBeGreaterThan(2);
  for (const image of used) expect(image).toMatch(/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
  expect(dockerfile).not.toMatch(/^# syntax=/m);
});
