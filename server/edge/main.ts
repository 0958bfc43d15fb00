import '../platform/logs/json-console.cjs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ConfigError } from '../platform/settings/config-error';
import { withGuideLines } from '../platform/settings/guide-lines';
import { EdgeError } from './edge-error';
import { renewCertificates } from './renew-certificates';
import { renewHosts } from './renew-hosts';
import { certificatesConfig, hostsConfig } from './settings';

const USAGE = 'hosts | certificates [--every=<seconds>]';

/** The edge's commands. Each returns a function that runs one round and returns a line for each change. */
const ROUNDS: Readonly<Record<string, (env: NodeJS.ProcessEnv) => () => Promise<string[]>>> = {
  hosts: (env) => {
    const config = hostsConfig(env);
    return async () => ((await renewHosts(config)) ? ['The edge has loaded the new hosts.'] : []);
  },
  certificates: (env) => {
    const config = certificatesConfig(env);
    return async () => {
      const { ordered, failed } = await renewCertificates(config, () => new Date());
      for (const { host, reason } of failed) console.error(`${host}: no certificate: ${reason}`);
      return ordered.map((host) => `${host}: has a certificate.`);
    };
  },
};

/** Runs on the edge, started by a timer or with `--every`: updates its hosts and renews their certificates. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { every: { type: 'string' } } });
  const [name = '', ...rest] = positionals;
  const open = ROUNDS[name];
  const every = values.every === undefined ? undefined : Number(values.every);
  if (!open || rest.length > 0 || (every !== undefined && !(every > 0))) throw new EdgeError(USAGE);
  const round = open(process.env);
  do {
    try {
      for (const line of await round()) console.log(line);
      process.exitCode = 0;
    } catch (error) {
      if (!(error instanceof EdgeError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
    if (every) await pause(every * 1_000);
  } while (every);
}

main().catch((error) => {
  if (error instanceof ConfigError) console.error(withGuideLines(error.message));
  else console.error(error instanceof EdgeError ? error.message : error);
  process.exit(1);
});
