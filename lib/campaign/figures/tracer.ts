import { toHundredths } from '../../reward/hundredths';
import type { Campaign } from '../schema';
import { type Chain, chainsOf, type Said } from './chains';
import type { Numeral } from './numerals';
import { type Statement, statementsOf, type Value } from './statements';
import { NAMED_ONLY, STRICT, SUBJECTS, type Subject } from './subjects';

/** Where a text stands, and what stands over it. */
export interface Context {
  place: string;
  /** The title of its card, its label or its question; empty without one. */
  title: string;
}

type NonEmpty<Item> = readonly [Item, ...Item[]];

/** Tells of a campaign's figures which the definition says so. */
export interface Tracer {
  /** Whether a definition has a figure at all, whatever it is said of. */
  has(numeral: Numeral): boolean;
  /** Those numerals of a text that the definition does not say together, or not of what the text says them of. */
  mismatched(text: string, context: Context, isKnown: (numeral: Numeral) => boolean): Numeral[];
}

interface Known extends Statement {
  values: readonly (Value & { key: string })[];
}

export function tracerOf(campaign: Campaign): Tracer {
  const statements: Known[] = statementsOf(campaign).map((statement) => ({
    ...statement,
    values: statement.values.map((value) => ({ ...value, key: `${value.unit} ${figure(value.value)}` })),
  }));
  const byKey = groupedBy(statements, ({ values }) => values.map(({ key }) => key));
  const byName = groupedBy(statements, ({ names = [] }) =>
    names.filter((name) => name.length > 1 && !/^\d+$/.test(name)),
  );
  const subjects = new Set(statements.flatMap(({ about }) => about));

  function isSaid({ words, heading }: Chain, numerals: NonEmpty<Said>, { place, title }: Context): boolean {
    const fits = (byKey.get(keyOf(numerals[0])) ?? []).filter(({ values }) =>
      numerals.every((numeral) => values.some((value) => isOf(value, numeral))),
    );
    if (fits.length === 0) return false;
    const here = closest(statements, place);
    if (here) return fits.some((fit) => fit.place === here);
    const own = subjectsIn(words);
    if (STRICT.some((subject) => own.includes(subject)) && !own.includes('step')) {
      return fits.some(({ about }) => meetsAll(about, own));
    }
    const called = calledIn(words, numerals);
    if (called.length > 0) return fits.some((fit) => called.includes(fit) || isAbout(fit, ['step', 'bonus'], own));
    const above = [heading, title].filter((over) => over !== '');
    const named = [own, ...above.map(subjectsIn)].find((some) => some.length > 0) ?? [];
    const meant = fits.filter(({ about }) => isMeant(about, named));
    if (meant.length === 0) return false;
    if (meant.some((fit) => isAbout(fit, ['step', 'bonus', 'sum'], named))) return true;
    const calledAbove = above.map((over) => calledIn(over, numerals)).find((some) => some.length > 0);
    return calledAbove === undefined || meant.some((fit) => calledAbove.includes(fit));
  }

  function isMeant(about: readonly Subject[], named: readonly Subject[]): boolean {
    const known = named.filter((subject) => subjects.has(subject));
    const isNamed = about.some((subject) => named.includes(subject));
    if (isNamed) return true;
    return known.length === 0 && !(about.length > 0 && about.every((subject) => NAMED_ONLY.includes(subject)));
  }

  /** Statements that a text calls by name and that could have such figures. */
  function calledIn(words: string, numerals: readonly Said[]): Known[] {
    return [...byName]
      .flatMap(([name, called]) => (words.includes(name) ? called : []))
      .filter(({ values }) => numerals.some(({ unit }) => values.some((value) => value.unit === unit)));
  }

  return {
    has: (numeral) => byKey.has(keyOf(numeral)),
    mismatched: (text, context, isKnown) =>
      chainsOf(text).flatMap((chain) => {
        const open = chain.numerals.filter((numeral) => !isKnown(numeral));
        const wrong = combinationsOf(open).flatMap((numerals) =>
          isNonEmpty(numerals) && !isSaid(chain, withTitle(numerals, context), context) ? numerals : [],
        );
        return [...new Set([...wrong, ...disordered(open)])];
      }),
  };
}

/** What is given in a card's text is given for what its title asks. */
function withTitle(numerals: NonEmpty<Said>, { place, title }: Context): NonEmpty<Said> {
  if (place.endsWith('.answer')) return numerals;
  const asked = chainsOf(title).flatMap((chain) => chain.numerals);
  const pairs = asked.length === 1 && numerals.length === 1 && numerals[0].as === 'given';
  return pairs ? [numerals[0], ...asked] : numerals;
}

/** Which numerals have to be said together: all of a chain, of a list each by itself, of two lists each with its counterpart. */
function combinationsOf(numerals: readonly Said[]): Said[][] {
  const lists = listsOf(numerals);
  const longest = Math.max(0, ...lists.map((list) => list.length));
  if (longest < 2) return [[...numerals]];
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => (list.length === longest ? (list[at] ?? []) : list.length === 1 ? list : [])),
  );
}

/** Neighbours of one unit. */
function listsOf(numerals: readonly Said[]): Said[][] {
  const lists: Said[][] = [];
  for (const numeral of numerals) {
    const last = lists.at(-1);
    if (last && numeral.joined) last.push(numeral);
    else lists.push([numeral]);
  }
  return lists;
}

/** Of lists that do not rise, all that is in them. */
function disordered(numerals: readonly Said[]): Said[] {
  return listsOf(numerals)
    .filter(
      (list) => list.length > 1 && list.some(({ value }, at) => at > 0 && Number(value) <= Number(list[at - 1]?.value)),
    )
    .flat();
}

function isOf({ key, as }: { key: string; as?: Value['as'] }, numeral: Said): boolean {
  return key === keyOf(numeral) && (as === undefined || numeral.as === undefined || as === numeral.as);
}

function groupedBy(
  statements: readonly Known[],
  keysOf: (statement: Known) => readonly string[],
): Map<string, Known[]> {
  const groups = new Map<string, Known[]>();
  for (const statement of statements) {
    for (const key of new Set(keysOf(statement))) groups.set(key, [...(groups.get(key) ?? []), statement]);
  }
  return groups;
}

/** Whether a statement is about one of the subjects, and the text names it. */
function isAbout({ about }: Statement, subjects: readonly Subject[], named: readonly Subject[]): boolean {
  return subjects.some((subject) => about.includes(subject) && named.includes(subject));
}

/** Whether a statement is about every strict subject that a text names. */
function meetsAll(about: readonly Subject[], named: readonly Subject[]): boolean {
  return (
    STRICT.every((subject) => !named.includes(subject) || about.includes(subject)) &&
    (!about.includes('rest') || named.includes('rest'))
  );
}

function subjectsIn(words: string): Subject[] {
  return (Object.keys(SUBJECTS) as Subject[]).filter((subject) => SUBJECTS[subject].test(words));
}

/** The place of the statement that stands closest above a place. */
function closest(statements: readonly Statement[], place: string): string | undefined {
  return statements
    .flatMap(({ place: above }) => (above && isBelow(place, above) ? above : []))
    .sort((one, other) => other.length - one.length)[0];
}

function isNonEmpty<Item>(items: readonly Item[]): items is NonEmpty<Item> {
  return items.length > 0;
}

function isBelow(place: string, above: string): boolean {
  return place === above || place.startsWith(`${above}.`);
}

function keyOf({ unit, value }: Pick<Numeral, 'unit' | 'value'>): string {
  return `${unit === '美元' ? '$' : unit} ${value}`;
}

function figure(value: number | string): string {
  return typeof value === 'number' ? String(toHundredths(value)) : value;
}
