const TABS = ['edit', 'revisions', 'shown'] as const;

/** What a campaign's screen shows, in its address. */
export interface WorkspaceSearch {
  /** Missing for all brands. */
  brand?: string;
  tab?: (typeof TABS)[number];
  revision?: number;
  /** A Beijing day, `2026-11-26`. */
  day?: string;
  /** Whether the editor begins an experiment. */
  experiment?: true;
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
  day,
  experiment,
}: Record<string, unknown>): WorkspaceSearch {
  const known = TABS.find((one) => one === tab);
  return {
    ...(typeof brand === 'string' && { brand }),
    ...(known && { tab: known }),
    ...(Number.isSafeInteger(revision) && { revision: revision as number }),
    ...(typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && { day }),
    ...(experiment === true && { experiment }),
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
