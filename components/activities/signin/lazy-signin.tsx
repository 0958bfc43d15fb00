'use client';

import { LazyIsland } from '../lazy-island';
import type { SigninActivityProps } from './signin-activity';

const load = async () => (await import('./signin-activity')).SigninActivity;

/** The signin island, fetched as the visitor comes near it. */
export function LazySigninActivity(props: SigninActivityProps) {
  return <LazyIsland load={load} props={props} />;
}
