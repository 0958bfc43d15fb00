/** The set-ups that the product runs in; `development` adds the /dev pages, the SMS inbox and codes on the console. */
const DEPLOYMENTS = ['development', 'production'] as const;
export type Deployment = (typeof DEPLOYMENTS)[number];

/**
 * The deployment in the variable DEPLOYMENT, the same for every process; `development` if it is unset or empty.
 *
 * @returns `undefined` for an unknown value
 */
export function deploymentOf(value: string | undefined): Deployment | undefined {
  if (!value) return 'development';
  return DEPLOYMENTS.find((deployment) => deployment === value);
}
