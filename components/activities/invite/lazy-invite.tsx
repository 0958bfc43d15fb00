'use client';

import { LazyIsland } from '../lazy-island';
import type { InviteActivityProps } from './invite-activity';

const load = async () => (await import('./invite-activity')).InviteActivity;

/** The invite island, fetched as the visitor comes near it. */
export function LazyInviteActivity(props: InviteActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
