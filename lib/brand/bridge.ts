/** What a page may ask of the app around it; `registered` only tells it that an account was opened on the page. */
export const BRIDGE_ACTIONS = ['login', 'register', 'registered', 'goTrade'] as const;
export type BridgeAction = (typeof BRIDGE_ACTIONS)[number];

/** Further names of an action's method in the apps of a brand. */
export type BridgeAliases = Partial<Record<BridgeAction, { android: readonly string[]; ios: readonly string[] }>>;
