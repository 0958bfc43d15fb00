import type { AnyNode } from 'acorn';
import type { Since } from './line';

interface Syntax {
  feature: string;
  since: Since;
  matches: (node: AnyNode) => boolean;
}

/** Syntax younger than ES2018, and parts of ES2018 that an engine got late. Anything else does not parse as ES2020. */
export const SYNTAX: readonly Syntax[] = [
  { feature: 'optional chaining ?.', since: [80, 13.1, 74], matches: ({ type }) => type === 'ChainExpression' },
  {
    feature: 'nullish coalescing ??',
    since: [80, 13.1, 72],
    matches: (node) => node.type === 'LogicalExpression' && node.operator === '??',
  },
  {
    feature: 'logical assignment ??= ||= &&=',
    since: [85, 14, 79],
    matches: (node) => node.type === 'AssignmentExpression' && ['??=', '||=', '&&='].includes(node.operator),
  },
  { feature: 'class field', since: [72, 14.1, 75], matches: ({ type }) => type === 'PropertyDefinition' },
  { feature: 'private name #x', since: [84, 15, 90], matches: ({ type }) => type === 'PrivateIdentifier' },
  { feature: 'static block', since: [94, 16.4, 93], matches: ({ type }) => type === 'StaticBlock' },
  {
    feature: 'numeric separator 1_000',
    since: [75, 13, 70],
    matches: (node) => node.type === 'Literal' && typeof node.value === 'number' && (node.raw ?? '').includes('_'),
  },
  {
    feature: 'BigInt literal 1n',
    since: [67, 14, 68],
    matches: (node) => node.type === 'Literal' && typeof node.bigint === 'string',
  },
  {
    feature: 'export * as',
    since: [72, 14.1, 80],
    matches: (node) => node.type === 'ExportAllDeclaration' && node.exported !== null && node.exported !== undefined,
  },
  { feature: 'regular expression: lookbehind', since: [62, 16.4, 78], matches: patternHas(/\(\?<[=!]/) },
  { feature: 'regular expression: modifiers', since: [125, 26, 132], matches: patternHas(/\(\?[ims]*-?[ims]+:/) },
  { feature: 'regular expression: flag d', since: [90, 15, 88], matches: flagIs('d') },
  { feature: 'regular expression: flag v', since: [112, 17, 116], matches: flagIs('v') },
];

/** Matches a literal regular expression, or one made of a string: an engine that cannot read it stops the script. */
function patternHas(pattern: RegExp): Syntax['matches'] {
  return (node) => {
    if (node.type === 'Literal' && node.regex) return pattern.test(node.regex.pattern);
    if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
    const [first] = node.arguments;
    const isMaker = node.callee.type === 'Identifier' && node.callee.name === 'RegExp';
    return isMaker && first?.type === 'Literal' && typeof first.value === 'string' && pattern.test(first.value);
  };
}

function flagIs(flag: string): Syntax['matches'] {
  return (node) => node.type === 'Literal' && Boolean(node.regex?.flags.includes(flag));
}
