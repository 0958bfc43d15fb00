import type { Tab } from '../tab';

/** Something that a visitor comes for. It ends well, or with an error that says what was waited for in vain. */
export interface Story {
  name: string;
  /** What is shown when it ends well. */
  shows: string;
  run: (tab: Tab) => Promise<unknown>;
}
