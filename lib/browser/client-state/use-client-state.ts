'use client';

import { useSyncExternalStore } from 'react';
import { type ClientState, SERVER_STATE } from './client-state';
import { clientState, subscribe } from './store';

/** The common client state; the server's defaults during hydration. */
export function useClientState(): ClientState {
  return useSyncExternalStore(subscribe, clientState, () => SERVER_STATE);
}
