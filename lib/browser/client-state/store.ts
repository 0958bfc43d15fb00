import { onTokenChange } from '../session/token';
import { createEmitter } from '../store/emitter';
import { type ClientState, readClientState } from './client-state';

/** Milliseconds between two readings during a resize. */
const RESIZE_THROTTLE = 150;

let state: ClientState | undefined;
let stopWatching: (() => void) | undefined;
const changes = createEmitter();

/**
 * The current state; read from the page at the first call and again at the first call after the last listener has
 * stopped.
 */
export function clientState(): ClientState {
  state ??= readClientState();
  return state;
}

/**
 * Calls `listener` after every change; returns the function that stops it. The window is watched only while there are
 * listeners.
 */
export function subscribe(listener: () => void): () => void {
  if (!stopWatching) {
    stopWatching = watch();
    // The window was not watched until now, so the last reading may be outdated.
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

/**
 * Runs `work` at most once every `interval` milliseconds. The first call of a burst waits for the end of the interval
 * and later calls join it, so that the last state of a burst is never missed.
 */
function throttle(work: () => void, interval: number): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      work();
    }, interval);
  };
}
