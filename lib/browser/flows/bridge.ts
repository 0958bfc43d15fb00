import type { BridgeAction, BridgeAliases } from '../../brand/bridge';
import { pageQuery } from '../query/page-query';

type Method = (payload?: string) => unknown;

interface NativeWindow {
  /** The object that the Android app puts into its web view. */
  android?: Record<string, Method | undefined>;
  webkit?: { messageHandlers?: Record<string, { postMessage?: (payload: unknown) => void } | undefined> };
}

/** Names of an action's method, the spec's first, then those of older apps; a brand's own follow. */
const METHODS: Record<BridgeAction, readonly string[]> = {
  login: ['login', 'toLogin', 'goLogin'],
  register: ['register', 'toRegister', 'toReg'],
  // Never `register`: an app that knows nothing else would open its own registration for a visitor who has an account.
  registered: ['registered', 'onRegister'],
  goTrade: ['goTrade', 'toTrade'],
};

/**
 * Hands an action to the app whose web view shows the page; the query's `source` says which app it is.
 * Android receives the payload as JSON text, iOS as an object; a method on Android that takes no argument is called without.
 *
 * @returns whether the app took it; when `false` the page goes its own way. Never throws.
 */
export function callBridge(action: BridgeAction, payload: Record<string, string | number> = {}): boolean {
  const source = pageQuery().get('source');
  if (source !== 'android' && source !== 'ios') return false;
  const call = source === 'android' ? callAndroid : callIos;
  const names = [...METHODS[action], ...(brandAliases()[action]?.[source] ?? [])];
  return names.some((name) => attempt(() => call(name, payload)));
}

/** The brand's own names, as the layout writes them on the `html` element. */
function brandAliases(): BridgeAliases {
  return JSON.parse(document.documentElement.dataset.bridge ?? '{}');
}

function callAndroid(name: string, payload: object): boolean {
  const { android } = window as NativeWindow;
  if (typeof android?.[name] !== 'function') return false;
  // Called on its object: an injected method loses its app without it.
  try {
    android[name](JSON.stringify(payload));
  } catch (error) {
    // The web view looks a method up by its number of arguments too, and throws where none fits; one that ran and failed is
    // not run again.
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

/** An app may offer a method that fails: the next name, and then the page's own way, remain. */
function attempt(work: () => boolean): boolean {
  try {
    return work();
  } catch (error) {
    console.error('The app did not take a call.', error);
    return false;
  }
}
