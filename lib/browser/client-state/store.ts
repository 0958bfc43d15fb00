import { onTokenChange } from '../session/token';
import { createEmitter } from '../store/emitter';
import { type ClientState, readClientState } from './client-state';
import { throttle } from './throttle';

/** Milliseconds between two readings while the window is resized. */
const RESIZE_THROTTLE = 150;

let state: ClientState | undefined;
let stopWatching: (() => void) | undefined;
const changes = createEmitter();

/** The current state; read from the page at the first call, and at the first one after the last listener has stopped. */
export function clientState(): ClientState {
  state ??= readClientState();
  return state;
}

/** Calls `listener` after every change; returns the way to stop. The window is watched while anybody listens. */
export function subscribe(listener: () => void): () => void {
  if (!stopWatching) {
    stopWatching = watch();
    // Nobody watched until now, so what was read before may be old.
    state = readClientState();
  }
  const stop = changes.on(listener);
  return () => {
    stop();
    if (changes.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
    state = undefined;
  };
}

function watch(): () => void {
  const resize = throttle(refresh, RESIZE_THROTTLE);
  const stopToken = onTokenChange(refresh);
  window.addEventListener('resize', resize);
  return () => {
    stopToken();
    window.removeEventListener('resize', resize);
  };
}

function refresh(): void {
  state = readClientState();
  changes.emit();
}
