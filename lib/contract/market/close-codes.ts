/**
 * Why a socket is closed, by either end; the reason goes into the close frame. Browsers see 1006 for a connection that
 * was cut without a close frame: a network's end, or a reader that gave no sign of life. After every one of them a client
 * may connect again; after a `policy` or `login` code the same behaviour will end in the same way.
 */
export const CLOSE = {
  /** The client unsubscribed. */
  normal: { code: 1000, reason: 'done' },
  /** The server stops or is renewed. */
  goingAway: { code: 1001, reason: 'server is stopping' },
  /** Binary frames are not taken. */
  binary: { code: 1003, reason: 'text frames only' },
  /** Cut without a close frame: no sign of life for three heartbeats. Never on the wire. */
  lost: { code: 1006, reason: '' },
  /** Text that is not UTF-8; the library's own, without a reason. */
  encoding: { code: 1007, reason: '' },
  /** Five messages that the contract does not know. */
  malformed: { code: 1008, reason: 'too many wrong messages' },
  /** Frames that are too long; the library's own, without a reason. */
  tooLong: { code: 1009, reason: '' },
  /** A fault of the server. */
  internal: { code: 1011, reason: 'server fault' },
  /** Messages faster than the server takes them. */
  tooFast: { code: 4008, reason: 'too many messages' },
  /** No login within 10 s on the trade socket. */
  loginTimeout: { code: 4001, reason: 'no login' },
  /** Three refused logins on one trade socket. */
  loginRefused: { code: 4003, reason: 'too many refused logins' },
} as const;
export type CloseReason = (typeof CLOSE)[keyof typeof CLOSE];
