import { checkHostRules, type HostRule } from '@/lib/variant/host-rule';

/** A host of a real deployment, and what it must show if operators added it at run time. */
export interface HostUnderTest {
  host: string;
  /** An appCode. */
  brand?: string | undefined;
  /** The package code in place of the brand's own. */
  packageCode?: string | undefined;
}

/**
 * The rules to test a deployment with: the built-in ones, overridden by the one of the command line.
 *
 * @throws Error with the field if that rule is invalid
 */
export function rulesToTest(
  { host, brand, packageCode }: HostUnderTest,
  builtIn: readonly HostRule[],
  appCodes: readonly string[],
): readonly HostRule[] {
  if (brand === undefined && packageCode !== undefined) throw new Error('--package requires --brand.');
  if (brand === undefined) return builtIn;
  const said = { host, appCode: brand, ...(packageCode !== undefined && { packageCode }) };
  const { rules, mistakes } = checkHostRules([said], appCodes, []);
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return [...rules, ...builtIn.filter((rule) => rule.host !== host)];
}

/** A deployment's answer for the first page of a host. */
export interface FirstAnswer {
  status: number;
  /** The page's appCode. */
  brand?: string | undefined;
}

/**
 * Why a host cannot be tested, in a sentence; `undefined` if it can. In development, a host without a rule shows the default
 * brand, with which every test would pass.
 *
 * @param isNamed whether a rule of the test matches the host
 */
export function refusalOf(host: string, isNamed: boolean, { status, brand }: FirstAnswer): string | undefined {
  if (status === 421)
    return `The deployment does not know the host ${host}. Check its spelling, or add it with \`npm run ops -- hosts add\`.`;
  if (status === 410) return `The host ${host} was removed from the deployment.`;
  if (isNamed) return undefined;
  const shown = brand === undefined ? '' : ` The deployment shows ${brand} there.`;
  return `No rule in brands/hosts.ts matches ${host}. Check its spelling.${shown} For a host that was added at run time, pass what \`npm run ops -- hosts list\` shows: --brand=…, and --package=… if it has its own.`;
}
