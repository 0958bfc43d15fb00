import { operators } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { nameKey } from '../common/name-key';
import { OperatorError } from '../common/operation';
import { say } from './words';

/**
 * Cyrillic and Greek letters, each with the Latin one that it looks like in a name (after Unicode's TR39). Full-width and mathematical
 * letters need no entry, because NFKC makes them plain. A capital is listed where it looks like another letter than the small one.
 */
const PAIRS =
  'аa вb сc ԁd еe гr һh нh іi јj кk ӏl мm пn оo рp ԛq ѕs тt ѵv ԝw хx уy үy αa βb ςc εe ηn Ηh ιi κk νv Νn οo ρp σo τt υu Υy χx γy μu Μm ωw ζz';
const LATIN = new Map(PAIRS.split(' ').map((pair) => [...pair] as [string, string]));

/** What a name looks like: names that look the same have the same one in every script. */
function lookOf(name: string): string {
  const letters = [...name.normalize('NFKC')];
  return nameKey(letters.map((letter) => LATIN.get(letter) ?? LATIN.get(letter.toLowerCase()) ?? letter).join(''));
}

/** @throws OperatorError if the name of a new operator looks like that of another one */
export async function requireOwnLook(orm: Orm, name: string): Promise<void> {
  const look = lookOf(name);
  const others = await orm.select({ name: operators.name }).from(operators);
  const alike = others.find((other) => nameKey(other.name) !== nameKey(name) && lookOf(other.name) === look);
  if (alike) throw new OperatorError(say('name_looks_like', { name, other: alike.name }));
}
