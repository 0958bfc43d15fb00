import type { HostRule } from '@/lib/variant/types';
import { brands } from './index';

/** Each brand under its own name on any machine: browsers resolve `*.localhost` to loopback by themselves. */
const localRules: HostRule[] = brands.map(({ appCode }) => ({ host: `${appCode}.localhost`, appCode }));

/** Promotional hosts. They end in `.example`; an installation puts its own in their place. */
const promotionalRules: HostRule[] = [];

export const hostRules: readonly HostRule[] = [...localRules, ...promotionalRules];
