const TABS = ['operators', 'sessions', 'rights'] as const;

/** The tab of the screen for operators, in its address. */
export interface OperatorsSearch {
  tab?: (typeof TABS)[number];
}

export function readOperatorsSearch({ tab }: Record<string, unknown>): OperatorsSearch {
  const known = TABS.find((one) => one === tab);
  return known ? { tab: known } : {};
}
