import { z } from 'zod';
import { hostName } from '../variant/host-rule';

/** The product's hosts as an edge needs them. */
export const hostList = z.object({
  /** Those that show pages, each with the tag of its rule. There is always one: a brand has a canonical host. */
  hosts: z.array(z.object({ host: hostName, rule: z.string().regex(/^[0-9a-f]{32}$/) })).min(1),
  /** Those that were removed. */
  removed: z.array(hostName),
  /** Those whose rule the server that says so does not understand. */
  unknown: z.array(hostName),
});

/** The product's hosts as an edge needs them, wildcards as `*.gold.example`. */
export type HostList = z.infer<typeof hostList>;
