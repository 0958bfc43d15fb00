import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { type Finding, isBeyondLine, type Since, sampleOf } from './line';
import { AT_RULES, PROPERTIES, SELECTORS, VALUES } from './style-features';

const GAP = /^(?:row-|column-)?gap$/;
const FLEX_GAP: Since = [84, 14.1, 63];
const TWO_STOPS: Since = [71, 12.1, 64];
/** A position of a colour stop. */
const LENGTH = /(?:^|\s)(?:calc\([^()]*\)|[-\d.]+(?:%|px|em|rem|deg|turn)|0)(?=\s|$)/g;

/** The first part of a gradient that has a direction or a shape instead of a colour. */
const SHAPE = /^\s*(?:from|to|circle|ellipse|closest|farthest|[-\d.]+(?:%|px|r?em)?\s+at)\b|\bat\b/;

/** Everything in a style sheet that one of the oldest engines lacks, outside `@supports`. */
export function findInStyle(css: string): Finding[] {
  const findings: Finding[] = [];
  const add = (feature: string, since: Since, sample: string) => {
    if (isBeyondLine(since)) findings.push({ feature, sample: sampleOf(sample) });
  };
  const root = parse(css);
  const flexible = flexSelectors(css);
  root.walkAtRules((rule) => {
    for (const { feature, since, matches } of AT_RULES)
      if (matches.test(`${rule.name} ${rule.params}`)) add(feature, since, `@${rule.name} ${rule.params}`);
  });
  root.walkRules((rule) => {
    if (isAskedFor(rule)) return;
    if (rule.parent?.type === 'rule') add('nesting', [120, 17.2, 117], rule.selector);
    for (const { feature, since, matches } of SELECTORS) {
      const late = rule.selectors.filter((selector) => matches.test(selector));
      if (late.length === 0) continue;
      add(feature, since, rule.selector);
      // An engine that does not know one selector of a list ignores the whole rule.
      if (late.length < rule.selectors.length) add(`${feature} in a list with others`, since, rule.selector);
    }
  });
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('-webkit-') || isAskedFor(declaration)) return;
    for (const [feature, since] of lateParts(declaration, flexible)) add(feature, since, wordsOf(declaration));
  });
  return findings;
}

/** The features of a declaration that old engines lack, unless an older way comes before it in the rule. */
function lateParts(declaration: Declaration, flexible: ReadonlySet<string>): [string, Since][] {
  const { prop, value } = declaration;
  const parts: [string, Since][] = [];
  const property = Object.hasOwn(PROPERTIES, prop) ? PROPERTIES[prop] : undefined;
  const before = earlier(declaration);
  if (property && !before.some((one) => one.prop === property.instead)) parts.push([prop, property.since]);
  const lateValues = late(prop, value);
  const isSaidBefore = before.some((one) => one.prop === prop && late(prop, one.value).length === 0);
  const isPrefixed = before.some((one) => one.prop === `-webkit-${prop}` || one.value === `-webkit-${value}`);
  if (!isSaidBefore && !isPrefixed) parts.push(...lateValues);
  if (GAP.test(prop) && selectorsOf(declaration).some((selector) => flexible.has(selector)))
    parts.push([`${prop} of a flex container`, FLEX_GAP]);
  return parts;
}

function late(prop: string, value: string): [string, Since][] {
  const values = VALUES.filter(({ matches, of }) => (!of || of.test(prop)) && matches.test(value));
  const parts = values.map(({ feature, since }): [string, Since] => [feature, since]);
  return hasTwoStops(value) ? [...parts, ['colour stop with two places', TWO_STOPS]] : parts;
}

/** The declarations before this one in its rule. */
function earlier(declaration: Declaration): Declaration[] {
  const nodes = declaration.parent?.nodes ?? [];
  return nodes.slice(0, nodes.indexOf(declaration)).filter((node): node is Declaration => node.type === 'decl');
}

/** The selectors that are flex containers anywhere in the style sheet. */
function flexSelectors(css: string): Set<string> {
  const flexible = new Set<string>();
  parse(css).walkDecls('display', (declaration) => {
    for (const selector of selectorsOf(declaration)) if (/flex/.test(declaration.value)) flexible.add(selector);
  });
  return flexible;
}

function selectorsOf({ parent }: Declaration): readonly string[] {
  return parent?.type === 'rule' ? (parent as Rule).selectors : [];
}

/** Whether a gradient has a colour with two positions: `red 0 50%`. */
function hasTwoStops(value: string): boolean {
  if (!/gradient\(/.test(value)) return false;
  const flat = value.replace(/\b(?:rgba?|hsla?|var|color-mix)\((?:[^()]|\([^()]*\))*\)/g, 'colour');
  const gradients = flat.match(/gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g) ?? [];
  return gradients.some((gradient) =>
    gradient
      .slice('gradient('.length, -1)
      .split(',')
      .filter((stop) => !SHAPE.test(stop))
      .some((stop) => (stop.match(LENGTH) ?? []).length > 1),
  );
}

function isAskedFor(node: Declaration | Rule): boolean {
  for (let at: typeof node.parent | undefined = node.parent; at; at = at.parent as typeof at)
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true;
  return false;
}

function wordsOf(declaration: Declaration): string {
  const [selector = ''] = selectorsOf(declaration);
  return `${selector} { ${declaration.prop}: ${declaration.value} }`;
}
