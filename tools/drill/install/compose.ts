// In place of Docker's Compose in `deploy/demo.sh` (`COMPOSE`): runs the same files with podman. A key that it does not know is an error.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { parse } from 'yaml';
import { runCommand } from '@/scripts/lib/cli.mjs';
import { buildImage, exists, NODE_IMAGE, podman, STAND_INS, untilHealthy } from './podman';

const IMAGES: Readonly<Record<string, string>> = { node: NODE_IMAGE, ...STAND_INS };

const flag = { type: 'boolean', default: false } as const;
const text = { type: 'string', default: '' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ 'project-name': text, profile: text, 'env-file': text, file: { ...text, multiple: true, default: [] } },
    ...{ detach: flag, 'no-deps': flag, wait: flag, rm: flag, signal: text, volumes: flag },
  },
});
const [command, ...named] = positionals;
const project = values['project-name'];
const folder = dirname(values.file[0] ?? '');
const settings = { ...parseEnv(readFileSync(values['env-file'], 'utf8')), ...process.env };

/** Replaces `${NAME:-default}`, `${NAME:?}`, which must be set, and `$$`. */
function substitute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(substitute);
  if (typeof value === 'object' && value)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, substitute(inner)]));
  if (typeof value !== 'string') return value;
  return value.replace(/\$\$|\$\{(\w+):([-?])([^}]*)\}/g, (found, name, kind, other) => {
    if (found === '$$') return '$';
    if (kind === '?' && !settings[name]) throw new Error(`${name} is not set.`);
    return settings[name] || other;
  });
}

/** Adds a file to another one. */
function merge(one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return other ?? one;
  const both = Object.entries(other).map(([key, value]) => [key, merge(one[key as never], value)]);
  return { ...one, ...Object.fromEntries(both) };
}

const files = values.file.map((file) => parse(readFileSync(file, 'utf8'), { merge: true }));
const { services, secrets, networks, volumes }: ReturnType<typeof parse> = files.map(substitute).reduce(merge);

/** Keys that other functions read. */
const READ = ['build', 'command', 'depends_on', 'image', 'profiles'];
/** The option of podman for each element or value of a key. */
const OPTION: Readonly<Record<string, string>> = {
  cap_add: 'cap-add',
  cap_drop: 'cap-drop',
  mem_limit: 'memory',
  pids_limit: 'pids-limit',
  ports: 'publish',
  restart: 'restart',
  security_opt: 'security-opt',
  user: 'user',
};
/** The options for keys that podman names otherwise. */
const OPTIONS: Readonly<Record<string, (value: ReturnType<typeof parse>, service: string) => string[]>> = {
  env_file: ([{ path }]) => (existsSync(resolve(folder, path)) ? [`--env-file=${resolve(folder, path)}`] : []),
  environment: (all) => Object.entries(all).map(([name, value]) => `--env=${name}=${value}`),
  healthcheck: ({ test }) => [`--label=healthy=${JSON.stringify(test.slice(1))}`],
  // podman stores one file.
  logging: ({ driver, options }) => [`--log-driver=${driver}`, `--log-opt=max-size=${options['max-size']}`],
  networks: (names, service) => names.map((name: string) => `--network=${project}_${name}:alias=${service}`),
  // podman would add writable folders.
  read_only: () => ['--read-only', '--read-only-tmpfs=false'],
  secrets: (all) => all.map(secretOption),
  stop_grace_period: (seconds) => [`--stop-timeout=${Number.parseInt(seconds, 10)}`],
  tmpfs: (all) => all.map((path: string) => `--tmpfs=${path}:notmpcopyup`),
  // A later file replaces what an earlier one mounts in the same place.
  volumes: (all) => [
    ...new Map<string, string>(all.map((volume: string) => [volume.split(':')[1], volumeOption(volume)])).values(),
  ],
};

function secretOption(secret: string | { source: string; target: string }): string {
  const { source, target } = typeof secret === 'string' ? { source: secret, target: secret } : secret;
  return `--volume=${secrets[source].file}:${resolve('/run/secrets', target)}:ro`;
}

function volumeOption(volume: string): string {
  const [source = '', ...place] = volume.split(':');
  return `--volume=${[source in volumes ? `${project}_${source}` : resolve(folder, source), ...place].join(':')}`;
}

const container = (service: string) => `${project}-${service}-1`;

/** The services, each after those that it depends on. */
function inOrder(): string[] {
  const order = new Set<string>();
  const add = (service: string) => {
    for (const other of services[service].depends_on ?? []) add(other);
    order.add(service);
  };
  Object.keys(services).forEach(add);
  const chosen = named.length > 0 ? named : Object.keys(services);
  return [...order].filter(
    (service) =>
      chosen.includes(service) && (services[service].profiles ?? []).every((each: string) => each === values.profile),
  );
}

async function build(service: string): Promise<void> {
  const { image, build: described } = services[service];
  const { context, dockerfile, target, args } = described;
  const from = resolve(folder, context);
  const given = Object.entries({ ...args, NODE_IMAGE }).map(([name, value]) => `--build-arg=${name}=${value}`);
  const file = `--file=${resolve(from, dockerfile)}`;
  await buildImage(`localhost/${image}`, '--layers', `--target=${target}`, file, ...given, from);
}

async function start(service: string, ...how: string[]): Promise<string> {
  const described = { networks: ['default'], ...services[service] };
  const options = Object.entries(described).flatMap(([key, value]) => {
    if (READ.includes(key)) return [];
    if (OPTION[key]) return [value].flat().map((each) => `--${OPTION[key]}=${each}`);
    const optionsOf = OPTIONS[key];
    if (!optionsOf) throw new Error(`${service}: the drill does not know the key ${key}.`);
    return optionsOf(value, service);
  });
  await podman('rm', '--force', '--ignore', '--time=20', container(service));
  const from = IMAGES[described.image.split(':')[0]] ?? `localhost/${described.image}`;
  return podman('run', `--name=${container(service)}`, ...options, ...how, from, ...(described.command ?? []));
}

async function run(): Promise<void> {
  const chosen = inOrder();
  const nets = ['default', ...Object.keys(networks)];
  if (command === 'build') {
    // Services that share an image share its build.
    const built = new Map<string, string>(chosen.map((service) => [services[service].image, service]));
    for (const service of built.values()) if (services[service].build) await build(service);
  } else if (command === 'down') {
    await podman('rm', '--force', '--ignore', '--time=20', ...chosen.reverse().map(container));
    await podman('network', 'rm', '--force', ...nets.map((name) => `${project}_${name}`));
    if (values.volumes)
      await podman('volume', 'rm', '--force', ...Object.keys(volumes).map((name) => `${project}_${name}`));
  } else if (command === 'kill') {
    for (const service of chosen) await podman('kill', `--signal=${values.signal}`, container(service));
  } else if (command === 'run' || command === 'up') {
    for (const name of nets) {
      const internal = networks[name]?.internal ? ['--internal'] : [];
      if (!(await exists('network', `${project}_${name}`)))
        await podman('network', 'create', ...internal, `${project}_${name}`);
    }
    for (const service of chosen) {
      console.log(await start(service, command === 'run' ? '--rm' : '--detach'));
      if (values.wait) await untilHealthy(container(service));
    }
  } else throw new Error(`The drill does not know the command ${command}.`);
}

runCommand(run);
