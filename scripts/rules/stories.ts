import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A sentence that a story reads. */
export interface ReadSentence {
  file: string;
  says: RegExp;
  /** Why it is not tried out; left out where the story does what it says, on both sides of each limit. */
  why?: string;
  /** Kinds of activities that the story plays; undefined for what all stories share. */
  kinds?: readonly string[];
}

const STORIES = 'e2e/stories/rules';
const SHARED = 'e2e/support/rules';
/** A row of a story: a pattern, then what is done or why nothing is. */
const ROW = /\[\s*\/(?<says>(?:\\.|[^/\n])+)\/u?,\s*(?:'(?<why>[^'\n]*)')?/gu;

/** Every sentence that the stories of campaigns' rules read. */
export function readSentences(): ReadSentence[] {
  return [STORIES, SHARED].flatMap((folder) =>
    readdirSync(folder).flatMap((name) => {
      const file = join(folder, name);
      const source = readFileSync(file, 'utf8');
      const kinds =
        folder === STORIES
          ? [...source.matchAll(/beginStory\([\w.]+, '(\w+)'/gu)].map(([, kind = '']) => kind)
          : undefined;
      return [...source.matchAll(ROW)].map(({ groups }) => ({
        file,
        says: new RegExp(`^(?:${groups?.says})$`, 'u'),
        ...(groups?.why !== undefined && { why: groups.why }),
        ...(kinds && { kinds }),
      }));
    }),
  );
}
