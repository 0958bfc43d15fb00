import { asAdmin, createDatabase } from '../create-database';
import { Interleaver, type OpenServer, type Runs } from './interleave';
import { findScenario } from './scenarios';

/** The input of the process. */
export interface Task extends Runs {
  /** Address of the PostgreSQL server, and the template database with the product's tables. */
  postgres: string;
  template: string;
  /** The bundle of a server; each server loads its own copy. */
  server: string;
  scenarios: readonly string[];
}

/** Prints each scenario's report as a line of JSON. */
async function main(): Promise<void> {
  const { postgres, template, server, scenarios, ...runs }: Task = JSON.parse(process.argv[2] ?? '');
  const wanted = scenarios.map(findScenario);
  const url = await throughSocket(await createDatabase(postgres, template));
  const interleaver = await Interleaver.open(url, wanted, loading(server));
  for (const scenario of wanted) console.log(JSON.stringify(await interleaver.run(scenario, runs)));
  await interleaver.close();
}

/**
 * The address of the same database through the server's Unix socket, which is twice as fast; unchanged when there is
 * none.
 */
async function throughSocket(url: string): Promise<string> {
  const { rows } = await asAdmin(url, (admin) => admin.query('show unix_socket_directories'));
  const host: string = rows[0].unix_socket_directories;
  return host ? Object.assign(new URL(url), { search: String(new URLSearchParams({ host })) }).href : url;
}

/** Servers that share no memory, as if on separate machines. */
function loading(bundle: string): OpenServer {
  return (...parameters) => {
    delete require.cache[require.resolve(bundle)];
    const { GatedServer }: typeof import('./server') = require(bundle);
    return GatedServer.open(...parameters);
  };
}

void main();
