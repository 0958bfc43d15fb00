import { z } from 'zod';
import { hostName } from '../variant/host-rule';

/** The product's hosts in the form that an edge needs. */
export const hostList = z.object({
  /** Hosts with pages, each with its rule tag. There is always at least one: a brand has a canonical host. */
  hosts: z.array(z.object({ host: hostName, rule: z.string().regex(/^[0-9a-f]{32}$/) })).min(1),
  /** Removed hosts. */
  removed: z.array(hostName),
  /** Hosts whose rule the answering server does not understand. */
  unknown: z.array(hostName),
});

/** The product's hosts in the form that an edge needs, wildcards as `*.gold.example`. */
export type HostList = z.infer<typeof hostList>;
