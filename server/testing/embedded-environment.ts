import type { PGlite } from '@electric-sql/pglite';
import { TestEnvironment } from 'jest-environment-node';
import { createFromTemplate } from './template';

/** One per test process, for all its suites: the database takes seconds to load and to get fast. */
let embedded: Promise<PGlite> | undefined;

declare global {
  /** The embedded database of this test process. Each test finds its tables as the last test left them. */
  var embeddedDatabase: () => Promise<PGlite>;
}

export default class EmbeddedEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.embeddedDatabase = () => {
      embedded ??= createFromTemplate();
      return embedded;
    };
  }
}
