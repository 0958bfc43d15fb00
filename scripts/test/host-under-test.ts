import { checkHostRules, type HostRule } from '@/lib/variant/host-rule';

/** A host of a real deployment, and what it is said to show where operators have added it while servers ran. */
export interface HostUnderTest {
  host: string;
  /** An appCode. */
  brand?: string | undefined;
  /** The package code in place of the brand's own. */
  packageCode?: string | undefined;
}

/**
 * The rules to test a deployment by: those that are built in, and over them the one that is said.
 *
 * @throws Error where what is said is no rule, with the field
 */
export function rulesToTest(
  { host, brand, packageCode }: HostUnderTest,
  builtIn: readonly HostRule[],
  appCodes: readonly string[],
): readonly HostRule[] {
  if (brand === undefined && packageCode !== undefined) throw new Error('--package needs a --brand beside it.');
  if (brand === undefined) return builtIn;
  const said = { host, appCode: brand, ...(packageCode !== undefined && { packageCode }) };
  const { rules, mistakes } = checkHostRules([said], appCodes, []);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return [...rules, ...builtIn.filter((rule) => rule.host !== host)];
}

/** How a deployment answers with the first page of a host. */
export interface FirstAnswer {
  status: number;
  /** The appCode that the page is of. */
  brand?: string | undefined;
}

/**
 * Why a host is not tested, in a sentence; `undefined` for one that is. A host without a rule is shown as the default brand in
 * development, as which everything would pass.
 *
 * @param isNamed whether one of the rules to test by names it
 */
export function refusalOf(host: string, isNamed: boolean, { status, brand }: FirstAnswer): string | undefined {
  if (status === 421)
    return `The deployment knows no host ${host}: see how it is spelt, or add it by \`npm run ops -- hosts add\`.`;
  if (status === 410) return `The host ${host} was removed from the deployment.`;
  if (isNamed) return undefined;
  const shown = brand === undefined ? '' : ` The deployment shows ${brand} there.`;
  return `No rule of brands/hosts.ts names ${host}: see how it is spelt.${shown} One that was added while servers run is tested by what \`npm run ops -- hosts list\` says of it: --brand=…, and --package=… where it has its own.`;
}
