import { LANDING_PARAMETERS, type LandingParameter } from '../contract/landing-parameters';

const NAMES = LANDING_PARAMETERS.join('|');
const EQUALS_SIGN = '(?:%3D|%EF%BC%9D)';

/**
 * Patterns of what goes wrong with a link's query on its way, as texts for regular expressions in any letter case: the
 * document contains them too, for its address script and for `outdated-browser.js`.
 */
export const LINK_FAULTS = {
  /** The name of a landing parameter. */
  name: `^(?:${NAMES})$`,
  /** An ampersand that was escaped for HTML, by name or number, once or more often; to replace by `$1`. */
  escaped: `(^|&)(?:(?:amp|(?:#|%23)(?:0*38|x0*26))(?:;|%3B)|amp(?=(?:${NAMES})=))+`,
  /**
   * A question mark, or a full-width one or ampersand, or an ampersand that was escaped for JSON, instead of an
   * ampersand; to replace by `$1&`. Not in a nested path.
   */
  secondMark: `((?:^|[=&])[^=&/?]*)(?:\\?|%EF%BC%9F|%EF%BC%86|(?:\\\\|%5C)u0026){1,9}(?=(?:token|invitecode|${NAMES})=)`,
  /** What separates the value of a landing parameter, which never is an address, from the next one instead of an ampersand. */
  separator: `(?:[?;+|]|%(?:20|26|3B|3F|7C)|%EF%BC%(?:86|8C|9B|9F)|(?:\\\\|%5C)u0026|amp(?:;|%3B)){1,9}(?=(?:${NAMES})(?:=|${EQUALS_SIGN}))`,
  /** An encoded or full-width equals sign after the name of a landing parameter; to replace by `$1=`. */
  equals: `^(${NAMES})${EQUALS_SIGN}`,
  /** Words and punctuation of the sentence around a link after an identifier; to replace by `$1`. */
  words: `(=[^%].*?)(?:%(?:[89a-f]|22)|[,;!)'"]{1,9}$).*`,
};

const escaped = new RegExp(LINK_FAULTS.escaped, 'gi');
const secondMark = new RegExp(LINK_FAULTS.secondMark, 'gi');
const separator = new RegExp(LINK_FAULTS.separator, 'i');
const equals = new RegExp(LINK_FAULTS.equals, 'i');
const words = new RegExp(LINK_FAULTS.words, 'i');
const landingNames: readonly string[] = LANDING_PARAMETERS;

/**
 * The `name=value` pairs of a query as advertisements deliver it. Ampersands that were escaped or replaced separate too;
 * landing parameters have their names in lower case, identifiers among them end before the words of a chat, and empty
 * ones are left out. All else stays byte for byte, in order.
 *
 * @param search a query with or without its question mark
 */
export function queryPairs(search: string): string[] {
  const query = search.replace(/^\?/, '');
  const decoded = query.includes('=') ? query : query.replace(/%3D/gi, '=').replace(/%26/g, '&');
  const pairs = decoded.replace(escaped, '$1').replace(secondMark, '$1&').split('&');
  return pairs.filter(Boolean).flatMap((text) => {
    const pair = text.replace(equals, '$1=');
    return isLandingParameter(nameOf(pair)) ? pair.split(separator).flatMap(landingPair) : [text];
  });
}

function landingPair(text: string): string[] {
  const pair = text.replace(equals, '$1=');
  const at = pair.indexOf('=');
  if (at < 0 || at === pair.length - 1) return [];
  const name = nameOf(pair);
  const value = pair.slice(at);
  return [name + (name.startsWith('utm_') ? value : value.replace(words, '$1'))];
}

function nameOf(pair: string): string {
  return parameterName(pair).trim().toLowerCase();
}

/** The decoded name of a `name=value` pair. */
export function parameterName(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? '';
}

/** Whether a name, in lower case, is one of the {@link LANDING_PARAMETERS}. */
export function isLandingParameter(name: string): name is LandingParameter {
  return landingNames.includes(name);
}
