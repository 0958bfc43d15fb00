import { LANDING_PARAMETERS, type LandingParameter } from '../contract/landing-parameters';

/**
 * Patterns of what goes wrong with a link's query on its way, as texts for regular expressions in any letter case: the
 * address script in the head of every page contains them too.
 */
export const LINK_FAULTS = {
  /** An ampersand that was escaped for HTML, once or more often; to replace by `$1`. */
  escaped: '(^|&)(?:amp(?:;|%3B))+',
  /** A question mark, or a full-width one or ampersand, instead of an ampersand; to replace by `$1&`. Not in a nested path. */
  secondMark: `((?:^|[=&])[^=&/?]*)(?:\\?|%EF%BC%9F|%EF%BC%86)+(?=(?:token|invitecode|${LANDING_PARAMETERS.join('|')})=)`,
};

const escaped = new RegExp(LINK_FAULTS.escaped, 'gi');
const secondMark = new RegExp(LINK_FAULTS.secondMark, 'gi');
const landingNames: readonly string[] = LANDING_PARAMETERS;

/**
 * The `name=value` pairs of a query as advertisements deliver it. Ampersands that were escaped or replaced separate too;
 * landing parameters have their names in lower case, and empty ones are left out. All else stays byte for byte, in
 * order.
 *
 * @param search a query with or without its question mark
 */
export function queryPairs(search: string): string[] {
  const pairs = search.replace(/^\?/, '').replace(escaped, '$1').replace(secondMark, '$1&').split('&');
  return pairs.filter(Boolean).flatMap((pair) => {
    const name = parameterName(pair).trim().toLowerCase();
    if (!isLandingParameter(name)) return [pair];
    const equals = pair.indexOf('=');
    return equals < 0 || equals === pair.length - 1 ? [] : [name + pair.slice(equals)];
  });
}

/** The decoded name of a `name=value` pair. */
export function parameterName(pair: string): string {
  return new URLSearchParams(pair).keys().next().value ?? '';
}

/** Whether a name, in lower case, is one of the {@link LANDING_PARAMETERS}. */
export function isLandingParameter(name: string): name is LandingParameter {
  return landingNames.includes(name);
}
