import type { Since } from './line';

interface PropertyFeature {
  since: Since;
  /** A property with the same effect in older engines, when it is in the same rule. */
  instead?: string;
}

interface ValueFeature {
  feature: string;
  since: Since;
  matches: RegExp;
  /** The properties that the pattern applies to; all without it. */
  of?: RegExp;
}

interface PatternFeature {
  feature: string;
  since: Since;
  matches: RegExp;
}

/** Properties that old engines lack. */
export const PROPERTIES: Readonly<Record<string, PropertyFeature>> = {
  inset: { since: [87, 14.1, 66], instead: 'top' },
  'inset-block': { since: [87, 14.1, 63], instead: 'top' },
  'inset-inline': { since: [87, 14.1, 63], instead: 'left' },
  'inset-block-start': { since: [87, 14.1, 63], instead: 'top' },
  'inset-block-end': { since: [87, 14.1, 63], instead: 'bottom' },
  'inset-inline-start': { since: [87, 14.1, 63], instead: 'left' },
  'inset-inline-end': { since: [87, 14.1, 63], instead: 'right' },
  'margin-inline': { since: [87, 14.1, 66], instead: 'margin-left' },
  'margin-block': { since: [87, 14.1, 66], instead: 'margin-top' },
  'padding-inline': { since: [87, 14.1, 66], instead: 'padding-left' },
  'padding-block': { since: [87, 14.1, 66], instead: 'padding-top' },
  'border-inline': { since: [87, 14.1, 66] },
  'border-block': { since: [87, 14.1, 66] },
  'aspect-ratio': { since: [88, 15, 89] },
  translate: { since: [104, 14.1, 72] },
  rotate: { since: [104, 14.1, 72] },
  scale: { since: [104, 14.1, 72] },
  appearance: { since: [84, 15.4, 80], instead: '-webkit-appearance' },
  'backdrop-filter': { since: [76, 18, 103], instead: '-webkit-backdrop-filter' },
  mask: { since: [120, 15.4, 53], instead: '-webkit-mask' },
  'mask-image': { since: [120, 15.4, 53], instead: '-webkit-mask-image' },
  'user-select': { since: [54, null, 69], instead: '-webkit-user-select' },
  'text-wrap': { since: [114, 17.4, 121] },
  'text-wrap-style': { since: [130, 17.5, 124] },
  'content-visibility': { since: [85, 18, 125] },
  contain: { since: [52, 15.4, 69] },
  'contain-intrinsic-size': { since: [83, 17, 107] },
  'container-type': { since: [105, 16, 110] },
  'accent-color': { since: [93, 15.4, 92] },
  'color-scheme': { since: [81, 13, 96] },
  'scrollbar-width': { since: [121, 18.2, 64] },
  'scrollbar-color': { since: [121, 26.2, 64] },
  'scrollbar-gutter': { since: [94, 18.2, 97] },
  'overscroll-behavior': { since: [63, 16, 59] },
  'overscroll-behavior-x': { since: [63, 16, 59] },
  'overscroll-behavior-y': { since: [63, 16, 59] },
  'overflow-anchor': { since: [56, null, 66] },
  'scroll-behavior': { since: [61, 15.4, 36] },
  'scroll-margin': { since: [69, 14.1, 68] },
  'scroll-margin-top': { since: [69, 14.1, 68] },
  'scroll-padding': { since: [69, 14.1, 68] },
  'scroll-padding-top': { since: [69, 14.1, 68] },
  'text-decoration-thickness': { since: [89, 12.1, 70] },
  'text-underline-offset': { since: [87, 12.1, 70] },
  'border-start-start-radius': { since: [89, 15, 66] },
  'offset-path': { since: [55, 16, 72] },
  'field-sizing': { since: [123, 26.2, null] },
  'interpolate-size': { since: [129, null, null] },
  'view-transition-name': { since: [111, 18, 144] },
  'animation-timeline': { since: [115, 26, null] },
  'print-color-adjust': { since: [136, 15.4, 97], instead: '-webkit-print-color-adjust' },
  'text-size-adjust': { since: [54, null, null], instead: '-webkit-text-size-adjust' },
};

/** Parts of values that old engines lack. */
export const VALUES: readonly ValueFeature[] = [
  { feature: 'color-mix()', since: [111, 16.2, 113], matches: /\bcolor-mix\(/ },
  { feature: 'min() or max()', since: [79, 11.1, 75], matches: /(?<![-\w])(?:min|max)\(/ },
  { feature: 'clamp()', since: [79, 13.1, 75], matches: /(?<![-\w])clamp\(/ },
  { feature: 'oklch(), lab() and the like', since: [111, 15.4, 113], matches: /(?<![-\w])(?:ok)?(?:lch|lab)\(/ },
  { feature: 'relative colours', since: [119, 16.4, 128], matches: /\b(?:rgb|hsl|color)a?\(from / },
  { feature: 'light-dark()', since: [123, 17.5, 120], matches: /\blight-dark\(/ },
  { feature: 'dvh, svh, lvh', since: [108, 15.4, 101], matches: /\d[dsl]v(?:h|w|min|max)\b/ },
  { feature: 'container units', since: [105, 16, 110], matches: /\dcq(?:w|h|i|b|min|max)\b/ },
  {
    feature: 'sin(), round() and the like',
    since: [125, 15.4, 118],
    matches: /(?<![-\w])(?:sin|cos|tan|atan2?|round|mod|rem|hypot|sqrt|pow)\(/,
  },
  { feature: 'conic-gradient()', since: [69, 12.1, 83], matches: /conic-gradient\(/ },
  { feature: 'image-set()', since: [113, 17, 88], matches: /(?<!-)image-set\(/ },
  { feature: 'linear() easing', since: [113, 17.2, 112], matches: /(?<![-\w])linear\(/ },
  { feature: 'overflow: clip', since: [90, 16, 81], matches: /\bclip\b/, of: /^overflow/ },
  { feature: 'overflow-wrap: anywhere', since: [80, 15.4, 65], matches: /\banywhere\b/, of: /^overflow-wrap$/ },
  { feature: 'word-break: auto-phrase', since: [119, null, null], matches: /auto-phrase/, of: /^word-break$/ },
  { feature: 'display: flow-root', since: [58, 13, 53], matches: /flow-root/, of: /^display$/ },
  {
    feature: 'fit-content as a size',
    since: [46, 11, 94],
    matches: /(?<!-)\bfit-content\b/,
    of: /^(?:min-|max-)?(?:width|height)$/,
  },
  { feature: 'subgrid', since: [117, 16, 71], matches: /\bsubgrid\b/, of: /^grid/ },
  { feature: 'position: sticky', since: [56, 13, 32], matches: /^sticky$/, of: /^position$/ },
  { feature: 'text for content', since: [77, 17.4, 128], matches: /["')]\s*\/\s*["']/, of: /^content$/ },
  { feature: 'background-clip: text', since: [120, 14, 49], matches: /\btext\b/, of: /^background-clip$/ },
];

/** Parts of selectors that old engines lack. */
export const SELECTORS: readonly PatternFeature[] = [
  { feature: ':is()', since: [88, 14, 78], matches: /:is\(/ },
  { feature: ':where()', since: [88, 14, 78], matches: /:where\(/ },
  { feature: ':has()', since: [105, 15.4, 121], matches: /:has\(/ },
  { feature: ':not() of several', since: [88, 9, 84], matches: /:not\([^()]*(?:\([^()]*\))?[^()]*[, >+~][^()]*\)/ },
  { feature: ':focus-visible', since: [86, 15.4, 85], matches: /:focus-visible/ },
  { feature: '::backdrop', since: [37, 15.4, 47], matches: /::backdrop/ },
  { feature: '::marker', since: [86, 11.1, 68], matches: /::marker/ },
  { feature: '::details-content', since: [131, 18.4, 143], matches: /::details-content/ },
  { feature: ':user-invalid', since: [119, 16.5, 88], matches: /:user-(?:in)?valid/ },
  { feature: ':popover-open', since: [114, 17, 125], matches: /:popover-open/ },
  { feature: ':modal', since: [105, 15.6, 103], matches: /:modal/ },
  { feature: ':nth-child(of)', since: [111, 9, 113], matches: /:nth-(?:last-)?child\([^)]* of / },
  { feature: 'nesting', since: [120, 17.2, 117], matches: /&/ },
];

/** At-rules that old engines lack; `matches` gets the name and the parameters. */
export const AT_RULES: readonly PatternFeature[] = [
  { feature: '@layer', since: [99, 15.4, 97], matches: /^layer/ },
  { feature: '@container', since: [105, 16, 110], matches: /^container/ },
  { feature: '@property', since: [85, 16.4, 128], matches: /^property/ },
  { feature: '@scope', since: [118, 17.4, 146], matches: /^scope/ },
  { feature: '@starting-style', since: [117, 17.5, 129], matches: /^starting-style/ },
  { feature: '@counter-style', since: [91, 17, 33], matches: /^counter-style/ },
  { feature: '@view-transition', since: [126, 18.2, null], matches: /^view-transition/ },
  { feature: '@media with a range', since: [104, 16.4, 63], matches: /^media.*[<>]/ },
  { feature: '@supports selector()', since: [83, 14.1, 69], matches: /^supports.*selector\(/ },
];
