import { loadCode } from '@/lib/browser/http/load-code';
import { onceNear } from '@/lib/browser/page/once-near';
import type { When } from './lazy';

/** Loads code once the frame's `place` is near the screen. A load that takes too long counts as failed. */
export const NEAR: When = { wait: onceNear, fetch: loadCode };
