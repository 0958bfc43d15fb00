const MATH = /\b(?:clamp|min|max)\(/;

/**
 * The windows for which lengths are computed, in CSS pixels: the narrowest phone's, so that nothing is cut, and a desktop's in
 * rules for wide windows.
 */
const PHONE = { vw: 3.2, vh: 5.68 };
const DESKTOP = { vw: 12.8, vh: 7.2 };
/** From this window width, a rule is for desktops. */
const WIDE = /\(min-width: *(?:7[6-9]\d|[89]\d\d|\d{4})px\)/;

/** Properties of which the minifier keeps only the last of two declarations, even if old browsers need the first. */
const MERGED = /^(?:(?:row-|column-)?gap|grid-template.*)$/;
const KNOWS_MATH = '(width: min(1px, 2px))';

/**
 * A PostCSS plugin that adds a plain length before each one with `min()`, `max()` or `clamp()`, which Chromium below 79 does not
 * support. If there is no plain length for a value (a percentage, a custom property), the build fails, unless the rule is inside
 * `@supports` and so has an alternative for those browsers.
 *
 * @returns {import('postcss').Plugin}
 */
export function staticLengths() {
  return {
    postcssPlugin: 'static-lengths',
    Once(root, { AtRule }) {
      root.walkDecls((decl) => {
        if (!MATH.test(decl.value) || within(decl, (rule) => rule.name === 'supports' && MATH.test(rule.params)))
          return;
        const reason = /^--/.test(decl.prop) ? 'a custom property' : /var\(/.test(decl.value) && 'var()';
        if (reason) throw decl.error(`Chromium below 79 needs a plain length here, but there is none for: ${reason}`);
        const window = within(decl, (rule) => rule.name === 'media' && WIDE.test(rule.params)) ? DESKTOP : PHONE;
        try {
          const plain = decl.cloneBefore({ value: withPlainLengths(decl.value, window) });
          if (MERGED.test(plain.prop)) setApart(decl, AtRule);
        } catch (error) {
          throw decl.error(/** @type {Error} */ (error).message);
        }
      });
    },
  };
}

/**
 * Moves a declaration into its own rule, which only browsers with `min()` read.
 *
 * @param {import('postcss').Declaration} decl
 * @param {typeof import('postcss').AtRule} AtRule
 */
function setApart(decl, AtRule) {
  const rule = /** @type {import('postcss').Rule} */ (decl.parent);
  const apart = new AtRule({ name: 'supports', params: KNOWS_MATH, ...(rule.source && { source: rule.source }) });
  apart.append(rule.clone({ nodes: [] }).append(decl.remove()));
  rule.after(apart);
}

/**
 * @param {import('postcss').Node} node
 * @param {(rule: import('postcss').AtRule) => boolean} matches
 */
function within(node, matches) {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'atrule' && matches(/** @type {import('postcss').AtRule} */ (parent))) return true;
  }
  return false;
}

/**
 * Replaces each `min()`, `max()` and `clamp()` of a CSS value by its length.
 *
 * @param {string} value
 * @param {{ vw: number, vh: number }} window pixels in one `vw` and one `vh`
 * @returns {string}
 * @throws {Error} if a length depends on more than the window
 */
export function withPlainLengths(value, window) {
  const start = value.search(MATH);
  if (start < 0) return value;
  const end = closing(value, value.indexOf('(', start));
  const length = Math.round(evaluate(value.slice(start, end), window) * 10) / 10;
  return `${value.slice(0, start)}${length}px${withPlainLengths(value.slice(end), window)}`;
}

/**
 * The index after the bracket that closes the one at `open`.
 *
 * @param {string} value
 * @param {number} open
 */
function closing(value, open) {
  let depth = 0;
  for (let at = open; at < value.length; at++) {
    if (value[at] === '(') depth++;
    if (value[at] === ')' && --depth === 0) return at + 1;
  }
  throw new Error(`The value has an unclosed bracket: ${value}`);
}

const TOKEN = /\s*(?:(clamp|min|max|calc)?(\()|(-?[\d.]+)(px|vw|vh|em|rem)?(?![\w%])|([-+*/,)]))/y;
/** The font size is unknown here; this site's sizes are close to it. */
const LETTER = 16;

/**
 * @param {string} expression
 * @param {{ vw: number, vh: number }} window
 */
function evaluate(expression, { vw, vh }) {
  /** @type {Record<string, number>} */
  const units = { px: 1, vw, vh, em: LETTER, rem: LETTER };
  /** @type {RegExpExecArray[]} */
  const tokens = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < expression.length) {
    const found = TOKEN.exec(expression);
    if (!found) throw new Error(`Chromium below 79 needs a plain length here, but there is none for: ${expression}`);
    tokens.push(found);
  }
  const next = () => tokens[0]?.[5];
  const take = () => tokens.shift()?.[5];
  /** @returns {number} */
  const sum = () => {
    let total = product();
    while (next() === '+' || next() === '-') total += take() === '+' ? product() : -product();
    return total;
  };
  /** @returns {number} */
  const product = () => {
    let total = term();
    while (next() === '*' || next() === '/') total = take() === '*' ? total * term() : total / term();
    return total;
  };
  /** @returns {number} */
  const term = () => {
    const [, name, open, number, unit = ''] = tokens.shift() ?? [];
    if (!open) return Number(number) * (units[unit] ?? 1);
    const values = [sum()];
    while (take() === ',') values.push(sum());
    const [least, value, most] = values;
    if (name === 'clamp') return Math.max(least ?? Number.NaN, Math.min(value ?? Number.NaN, most ?? Number.NaN));
    return name === 'max' ? Math.max(...values) : Math.min(...values);
  };
  return sum();
}
