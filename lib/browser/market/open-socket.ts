import { CLOSE, SILENCE_LIMIT } from '../../contract/market';

/** Milliseconds within which a socket must open. */
const OPEN_LIMIT = 8000;
/** Milliseconds between two checks for silence. */
const SILENCE_CHECK = 4000;

export interface SocketEvents {
  open(): void;
  /** @param data text, or something outside the contract */
  message(data: unknown): void;
  /**
   * Called at most once, and not after `close`: the socket failed to open, broke, or was silent for
   * {@link SILENCE_LIMIT}.
   */
  end(reason: string): void;
}

export interface Socket {
  send(message: object): void;
  close(): void;
}

/**
 * Opens a socket.
 *
 * @param address a path on the page's own origin, or a full `ws:` or `wss:` address
 */
export function openSocket(address: string, events: SocketEvents): Socket {
  let lastMessageAt = Date.now();
  let over = false;
  const openLimit = setTimeout(end, OPEN_LIMIT, 'no answer');
  // A server that vanishes without closing leaves the socket open; this also detects a machine that was asleep.
  const watch = setInterval(() => {
    if (Date.now() - lastMessageAt >= SILENCE_LIMIT) end('silence');
  }, SILENCE_CHECK);
  const socket = createSocket(address);

  function release(): void {
    over = true;
    clearTimeout(openLimit);
    clearInterval(watch);
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close(CLOSE.normal.code, CLOSE.normal.reason);
  }

  function end(reason: string): void {
    if (over) return;
    release();
    events.end(reason);
  }

  if (!socket) void Promise.resolve('address refused').then(end);
  else {
    socket.onopen = () => {
      clearTimeout(openLimit);
      lastMessageAt = Date.now();
      events.open();
    };
    socket.onmessage = ({ data }) => {
      lastMessageAt = Date.now();
      events.message(data);
    };
    socket.onclose = ({ code, reason }) => end(reason ? `${code} ${reason}` : String(code));
  }

  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: release,
  };
}

/** `null` if the browser rejects the address, such as an unencrypted one from an encrypted page. */
function createSocket(address: string): WebSocket | null {
  try {
    const url = new URL(address, window.location.href);
    // Only the newest browsers accept the page's own protocol.
    url.protocol = url.protocol.replace('http', 'ws');
    return new WebSocket(url.href);
  } catch {
    return null;
  }
}
