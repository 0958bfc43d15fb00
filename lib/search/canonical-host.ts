import type { HostRule } from '../variant/host-rule';

/** Every brand that a host's visitors may see. */
function brandsOf({ appCode, iosAppCode, desktopAppCode }: HostRule): (string | undefined)[] {
  return [appCode, iosAppCode, desktopAppCode];
}

/** The rule of the one production host under which search engines find a brand's pages. */
export function canonicalRule(rules: readonly HostRule[], brand: string): HostRule | undefined {
  return rules.find((rule) => rule.canonical && brandsOf(rule).includes(brand));
}

/**
 * What is wrong with the canonical hosts of a table: a wildcard or a local name among them, two of one brand, a brand without one.
 *
 * @param brands appCodes of all brands
 * @returns a sentence for each mistake
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
