import { type AnyNode, type MemberExpression, type Node, parse } from 'acorn';
import { type Finding, isBeyondLine, type Since, sampleOf } from './line';
import { GLOBALS, METHODS, PROPERTIES, STATICS } from './script-apis';
import { SYNTAX } from './script-syntax';

/** The newest edition of ECMAScript that the tables cover. */
const KNOWN_SYNTAX = 2020;

/**
 * Everything in a script that one of the oldest engines lacks.
 *
 * @param kind how browsers load the script
 */
export function findInScript(code: string, kind: 'script' | 'module' = 'script'): Finding[] {
  const findings: Finding[] = [];
  const add = (feature: string, since: Since, { start, end }: Node) => {
    if (isBeyondLine(since))
      findings.push({ feature, sample: sampleOf(code.slice(start, Math.min(end, start + 200))) });
  };
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: kind, allowReturnOutsideFunction: true });
  walk(tree as AnyNode, undefined, (node, parent) => {
    for (const { feature, since, matches } of SYNTAX) if (matches(node)) add(feature, since, node);
    for (const [feature, since] of apisOf(node, parent)) add(feature, since, node);
  });
  return findings.length > 0 ? findings : unknownSyntax(code, kind);
}

/** Reports syntax that is younger than the tables. */
function unknownSyntax(code: string, kind: 'script' | 'module'): Finding[] {
  try {
    parse(code, { ecmaVersion: KNOWN_SYNTAX, sourceType: kind, allowReturnOutsideFunction: true });
    return [];
  } catch (error) {
    return [{ feature: `syntax younger than ES${KNOWN_SYNTAX}`, sample: String(error) }];
  }
}

function apisOf(node: AnyNode, parent: AnyNode | undefined): [string, Since][] {
  if (node.type === 'Identifier') {
    const since = own(GLOBALS, node.name);
    return since && isRead(node, parent) ? [[node.name, since]] : [];
  }
  if (node.type === 'MemberExpression') return memberApis(node, parent);
  if (node.type === 'CallExpression' && isListeningWithSignal(node))
    return [['addEventListener with signal', [90, 15, 86]]];
  if (node.type === 'Property' && node.key.type === 'Identifier' && /^onPointer[A-Z]/.test(node.key.name))
    return [['pointer events', [55, 13, 59]]];
  return [];
}

function memberApis(node: MemberExpression, parent: AnyNode | undefined): [string, Since][] {
  const { object, property, computed } = node;
  if (computed || property.type !== 'Identifier') return [];
  const { name } = property;
  const called = parent?.type === 'CallExpression' && parent.callee === node;
  const path = object.type === 'Identifier' ? `${object.name}.${name}` : '';
  const fixed = own(STATICS, path);
  if (fixed) return called || parent?.type === 'NewExpression' ? [[path, fixed]] : [];
  const method = own(METHODS, name);
  if (method) return called ? [[`.${name}()`, method]] : [];
  const since = own(PROPERTIES, name);
  const isUsed = parent?.type === 'MemberExpression' && parent.object === node;
  return since && isUsed ? [[`.${name}`, since]] : [];
}

/** Whether code fails without a global: it is called, passed or has a member read. `typeof`, a property of this name and an assignment do not count. */
function isRead(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent.object === node;
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression')
    return parent.callee === node || parent.arguments.includes(node as never);
  return parent.type === 'BinaryExpression' ? parent.operator === 'in' && parent.right === node : false;
}

function isListeningWithSignal(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { property } = node.callee;
  const options = node.arguments[2];
  return (
    property.type === 'Identifier' &&
    property.name === 'addEventListener' &&
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (one) => one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === 'signal',
    )
  );
}

function own(table: Readonly<Record<string, Since>>, name: string): Since | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Visits a node and all nodes below it, each with its parent. */
function walk(node: AnyNode, parent: AnyNode | undefined, visit: (node: AnyNode, parent?: AnyNode) => void): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof (child as AnyNode).type === 'string') walk(child as AnyNode, node, visit);
    }
  }
}
