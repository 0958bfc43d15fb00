/** What a page may ask of the app around it. */
export const BRIDGE_ACTIONS = ['login', 'register', 'goTrade'] as const;
export type BridgeAction = (typeof BRIDGE_ACTIONS)[number];

/** Further names of an action's method in the apps of a brand. */
export type BridgeAliases = Partial<Record<BridgeAction, { android: readonly string[]; ios: readonly string[] }>>;
