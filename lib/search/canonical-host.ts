import type { HostRule } from '../variant/host-rule';

/** Every brand that a host may show. */
function brandsOf({ appCode, iosAppCode, desktopAppCode }: HostRule): (string | undefined)[] {
  return [appCode, iosAppCode, desktopAppCode];
}

/** The rule of the single production host under which search engines find a brand's pages. */
export function canonicalRule(rules: readonly HostRule[], brand: string): HostRule | undefined {
  return rules.find((rule) => rule.canonical && brandsOf(rule).includes(brand));
}

/**
 * Mistakes in the canonical hosts of a table: a wildcard or a local name, two hosts of one brand, a brand without a
 * host.
 *
 * @param brands appCodes of all brands
 * @returns a message per mistake
 */
export function canonicalMistakes(rules: readonly HostRule[], brands: readonly string[]): string[] {
  const canonical = rules.filter((rule) => rule.canonical);
  const unfit = canonical.filter(({ host }) => host.startsWith('*.') || host.endsWith('.localhost'));
  return [
    ...unfit.map(({ host }) => `${host}: canonical: must be an exact public host`),
    ...brands.flatMap((brand) => {
      const { length } = canonical.filter((rule) => brandsOf(rule).includes(brand));
      return length === 1 ? [] : [`${brand}: canonical: needs one host, has ${length}`];
    }),
  ];
}
