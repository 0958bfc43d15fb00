import type { Tab } from '../tab';

/** Something that a visitor does. It fails with an error that names what did not appear in time. */
export interface Story {
  name: string;
  /** What its success proves. */
  shows: string;
  /** The engine that cannot run it. */
  except?: string | undefined;
  run: (tab: Tab) => Promise<unknown>;
}
