const TABS = ['edit', 'revisions', 'shown'] as const;

/** What a campaign's screen shows, in its address. */
export interface WorkspaceSearch {
  /** Missing for all brands. */
  brand?: string;
  tab?: (typeof TABS)[number];
  revision?: number;
  /** Whether the editor begins with an experiment. */
  experiment?: true;
  /** A Beijing day, `2026-11-26`. */
  day?: string;
}

/** Which campaigns the overview lists, in its address. */
export interface BoardSearch {
  find?: string;
  state?: 'in-review' | 'approved' | 'draft' | 'scheduled' | 'changed';
}

const STATES = ['in-review', 'approved', 'draft', 'scheduled', 'changed'] as const;

/** Reads the part of an address behind the question mark. */
export function readWorkspaceSearch({
  brand,
  tab,
  revision,
  experiment,
  day,
}: Record<string, unknown>): WorkspaceSearch {
  const known = TABS.find((one) => one === tab);
  return {
    ...(typeof brand === 'string' && { brand }),
    ...(known && { tab: known }),
    ...(Number.isSafeInteger(revision) && { revision: revision as number }),
    ...(experiment === true && { experiment }),
    ...(typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
  };
}

/** Reads the part of an address behind the question mark. */
export function readBoardSearch({ find, state }: Record<string, unknown>): BoardSearch {
  const known = STATES.find((one) => one === state);
  return {
    ...((typeof find === 'string' || typeof find === 'number') && { find: String(find) }),
    ...(known && { state: known }),
  };
}
