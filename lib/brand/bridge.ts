/** What a page may request from the app around it. `registered` only reports that the page opened an account. */
export const BRIDGE_ACTIONS = ['login', 'register', 'registered', 'goTrade'] as const;
export type BridgeAction = (typeof BRIDGE_ACTIONS)[number];

/** Additional names of an action's method in a brand's apps. */
export type BridgeAliases = Partial<Record<BridgeAction, { android: readonly string[]; ios: readonly string[] }>>;
