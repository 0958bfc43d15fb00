import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { createFromTemplate } from './template';

/** One of a test process, for all its suites: the database takes seconds to load and its code to become quick. */
let embedded: Promise<PGlite> | undefined;

async function start(): Promise<PGlite> {
  const client = await createFromTemplate();
  // The timer of its statistics would keep the process from ending.
  await client.exec('set track_counts = off');
  return client;
}

declare global {
  /** The embedded database of this test process, whose tables every test finds as the last one left them. */
  var embeddedDatabase: () => Promise<PGlite>;
}

export default class EmbeddedEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.embeddedDatabase = () => {
      embedded ??= start();
      return embedded;
    };
  }
}
