import { createDatabase } from '../create-database';
import { Interleaver, type OpenServer, type Runs } from './interleave';
import { findScenario } from './scenarios';

/** What the process is told. */
export interface Task extends Runs {
  /** Of the PostgreSQL server, and the database with the product's tables that is copied. */
  postgres: string;
  template: string;
  /** The bundle of a server, which is loaded anew for each. */
  server: string;
  scenarios: readonly string[];
}

/** Prints a report of every scenario as a line of JSON. */
async function main(): Promise<void> {
  const { postgres, template, server, scenarios, ...runs }: Task = JSON.parse(process.argv[2] ?? '');
  const wanted = scenarios.map(findScenario);
  const interleaver = await Interleaver.open(await createDatabase(postgres, template), wanted, loading(server));
  for (const scenario of wanted) console.log(JSON.stringify(await interleaver.run(scenario, runs)));
  await interleaver.close();
}

/** Servers that share no memory, as they would not on machines of their own. */
function loading(bundle: string): OpenServer {
  return (...parameters) => {
    delete require.cache[require.resolve(bundle)];
    const { GatedServer }: typeof import('./server') = require(bundle);
    return GatedServer.open(...parameters);
  };
}

void main();
