/**
 * A PostCSS plugin that replaces the gaps of flex boxes by margins, for Chromium below 84 and Safari below 14.1, which lack `gap`
 * there. A box that wraps may have a gap between columns only (`gap: 0 12px`), and extends beyond its place by that much. The
 * build fails if such a box has a margin of its own on that side.
 *
 * @returns {import('postcss').Plugin}
 */
export function flexGaps() {
  return {
    postcssPlugin: 'flex-gaps',
    Once(root, { Rule }) {
      root.walkDecls('gap', (gap) => {
        const box = /** @type {import('postcss').Rule} */ (gap.parent);
        if (box.type !== 'rule' || !/^(?:inline-)?flex$/.test(lastOf(box, 'display') ?? '')) return;
        const { prop, length, wraps } = marginOf(box, gap);
        const children = new Rule({
          selectors: box.selectors.map((selector) => `${selector} > ${wraps ? '*' : '* + *'}`),
          ...(box.source && { source: box.source }),
        });
        box.after(children.append(gap.clone({ prop, value: length })));
        if (wraps) gap.replaceWith(gap.clone({ prop, value: negative(length) }));
        else gap.remove();
      });
    },
  };
}

/**
 * The margin that replaces a gap.
 *
 * @param {import('postcss').Rule} box
 * @param {import('postcss').Declaration} gap
 */
function marginOf(box, gap) {
  const isColumn = lastOf(box, 'flex-direction') === 'column';
  if (lastOf(box, 'flex-wrap') !== 'wrap') return { prop: `margin-${isColumn ? 'top' : 'left'}`, length: gap.value };
  const length = /^0 (.+)$/.exec(gap.value)?.[1];
  if (!length || isColumn)
    throw gap.error('A flex box that wraps may have a gap only between its columns: `gap: 0 12px`');
  if (lastOf(box, 'margin') ?? lastOf(box, 'margin-right'))
    throw gap.error('A flex box with a gap and a margin at its end cannot wrap');
  return { prop: 'margin-right', length, wraps: true };
}

/**
 * @param {import('postcss').Rule} rule
 * @param {string} prop
 */
function lastOf(rule, prop) {
  const decls = rule.nodes.filter((node) => node.type === 'decl' && node.prop === prop);
  return /** @type {import('postcss').Declaration | undefined} */ (decls.at(-1))?.value;
}

/** @param {string} length */
const negative = (length) => (/^[\d.]/.test(length) ? `-${length}` : `calc(-1 * ${length})`);
