import type { Since } from './line';

type Table = Readonly<Record<string, Since>>;

/** Globals: `structuredClone(x)`, `new WeakRef(x)`, `globalThis.y`. */
export const GLOBALS: Table = {
  globalThis: [71, 12.1, 65],
  queueMicrotask: [71, 12.1, 69],
  structuredClone: [98, 15.4, 94],
  reportError: [95, 15.4, 93],
  requestIdleCallback: [47, null, 55],
  cancelIdleCallback: [47, null, 55],
  ResizeObserver: [64, 13.1, 69],
  WeakRef: [84, 14.1, 79],
  FinalizationRegistry: [84, 14.1, 79],
  AggregateError: [85, 14, 79],
  BroadcastChannel: [54, 15.4, 38],
  BigInt: [67, 14, 68],
  CompressionStream: [80, 16.4, 113],
  OffscreenCanvas: [69, 16.4, 105],
  CSSStyleSheet: [73, 16.4, 101],
  visualViewport: [61, 13, 91],
};

/** Functions of global objects: `Object.hasOwn(x, y)`. */
export const STATICS: Table = {
  'Object.fromEntries': [73, 12.1, 63],
  'Object.hasOwn': [93, 15.4, 92],
  'Object.groupBy': [117, 17.4, 119],
  'Map.groupBy': [117, 17.4, 119],
  'Array.fromAsync': [121, 16.4, 115],
  'Promise.allSettled': [76, 13, 71],
  'Promise.any': [85, 14, 79],
  'Promise.withResolvers': [119, 17.4, 121],
  'Promise.try': [128, 18.2, 134],
  'AbortSignal.timeout': [103, 16, 100],
  'AbortSignal.any': [116, 17.4, 124],
  'AbortSignal.abort': [93, 15, 88],
  'URL.canParse': [120, 17, 115],
  'URL.parse': [126, 18, 126],
  'Response.json': [105, 17, 115],
  'crypto.randomUUID': [92, 15.4, 95],
  'Intl.RelativeTimeFormat': [71, 14, 65],
  'Intl.ListFormat': [72, 14.1, 78],
  'Intl.Segmenter': [87, 14.1, 125],
  'Intl.DisplayNames': [81, 14.1, 86],
  'CSS.registerProperty': [78, 16.4, 128],
};

/** Methods by their names, of any object. */
export const METHODS: Table = {
  at: [92, 15.4, 90],
  replaceAll: [85, 13.1, 77],
  matchAll: [73, 13, 67],
  findLast: [97, 15.4, 104],
  findLastIndex: [97, 15.4, 104],
  toSorted: [110, 16, 115],
  toReversed: [110, 16, 115],
  toSpliced: [110, 16, 115],
  isWellFormed: [111, 16.4, 119],
  toWellFormed: [111, 16.4, 119],
  randomUUID: [92, 15.4, 95],
  showModal: [37, 15.4, 98],
  showPopover: [114, 17, 125],
  replaceChildren: [86, 14, 78],
  requestSubmit: [76, 16, 75],
  checkVisibility: [105, 17.4, 106],
  getAnimations: [84, 13.1, 75],
  animate: [36, 13.1, 48],
  setPointerCapture: [55, 13, 59],
  replaceSync: [73, 16.4, 101],
  startViewTransition: [111, 18, 144],
  throwIfAborted: [100, 15.4, 97],
  getOrInsertComputed: [145, 26.2, 144],
};

/** Properties by their names, of any object. */
export const PROPERTIES: Table = {
  finished: [84, 13.1, 75],
  adoptedStyleSheets: [73, 16.4, 101],
  inert: [102, 15.5, 112],
  clipboard: [66, 13.1, 63],
  userAgentData: [90, null, null],
};
