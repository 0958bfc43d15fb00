/** The set-ups that the product runs in; `development` adds the /dev pages, the SMS inbox and codes on the console. */
const DEPLOYMENTS = ['development', 'production'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

/**
 * The set-up that the variable DEPLOYMENT names, the same for every process; it is `development` where it is unset or empty.
 *
 * @returns `undefined` for a word that names none
 */
export function deploymentOf(value: string | undefined): Deployment | undefined {
  if (!value) return 'development';
  return DEPLOYMENTS.find((deployment) => deployment === value);
}
