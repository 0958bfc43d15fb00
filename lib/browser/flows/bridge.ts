import type { BridgeAction, BridgeAliases } from '../../brand/bridge';
import { pageQuery } from '../query/page-query';

type Method = (payload?: string) => unknown;

interface NativeWindow {
  /** The object that the Android app injects into its web view. */
  android?: Record<string, Method | undefined>;
  webkit?: { messageHandlers?: Record<string, { postMessage?: (payload: unknown) => void } | undefined> };
}

/** Names of an action's method: the specification's first, then those of older apps. A brand's own names follow. */
const METHODS: Record<BridgeAction, readonly string[]> = {
  login: ['login', 'toLogin', 'goLogin'],
  register: ['register', 'toRegister', 'toReg'],
  // Never `register`: an app that knows only that name would open its own registration for a visitor who already has an
  // account.
  registered: ['registered', 'onRegister'],
  goTrade: ['goTrade', 'toTrade'],
};

/**
 * Passes an action to the app whose web view shows the page; the query's `source` names the app. Android receives the
 * payload as JSON text, iOS as an object. An Android method without parameters is called without arguments.
 *
 * @returns whether the app accepted the action; if `false`, the page uses its own flow. Never throws.
 */
export function callBridge(action: BridgeAction, payload: Record<string, string | number> = {}): boolean {
  const source = pageQuery().get('source');
  if (source !== 'android' && source !== 'ios') return false;
  const call = source === 'android' ? callAndroid : callIos;
  const names = [...METHODS[action], ...(brandAliases()[action]?.[source] ?? [])];
  return names.some((name) => attempt(() => call(name, payload)));
}

/** The brand's own names, which the layout writes on the `html` element. */
function brandAliases(): BridgeAliases {
  return JSON.parse(document.documentElement.dataset.bridge ?? '{}');
}

function callAndroid(name: string, payload: object): boolean {
  const { android } = window as NativeWindow;
  if (typeof android?.[name] !== 'function') return false;
  // Called on its object: an injected method fails without it.
  try {
    android[name](JSON.stringify(payload));
  } catch (error) {
    // The web view also matches methods by number of arguments and throws if none fits. A method that ran and failed is
    // not called again.
    if (/exception/i.test(String(error))) throw error;
    android[name]();
  }
  return true;
}

function callIos(name: string, payload: object): boolean {
  const { webkit } = window as NativeWindow;
  const handler = webkit?.messageHandlers?.[name];
  if (typeof handler?.postMessage !== 'function') return false;
  handler.postMessage(payload);
  return true;
}

/** An app may offer a method that fails; then the next name is tried, and finally the page's own flow. */
function attempt(work: () => boolean): boolean {
  try {
    return work();
  } catch (error) {
    console.error('A call to the app failed.', error);
    return false;
  }
}
