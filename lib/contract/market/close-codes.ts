/**
 * Why either end closes a socket; the reason goes into the close frame. Browsers report 1006 for a connection that was
 * cut without a close frame: a network failure, or a peer without a sign of life. A client may reconnect after each of
 * them; after a `policy` or `login` code the same behaviour leads to the same end.
 */
export const CLOSE = {
  /** The client unsubscribed. */
  normal: { code: 1000, reason: 'done' },
  /** The server is stopping or being updated. */
  goingAway: { code: 1001, reason: 'server is stopping' },
  /** Binary frames are not supported. */
  binary: { code: 1003, reason: 'text frames only' },
  /** Cut without a close frame: no sign of life for three heartbeats. Never on the wire. */
  lost: { code: 1006, reason: '' },
  /** Text that is not UTF-8; sent by the library without a reason. */
  encoding: { code: 1007, reason: '' },
  /** Five messages that do not match the contract. */
  malformed: { code: 1008, reason: 'too many wrong messages' },
  /** Frames that are too long; sent by the library without a reason. */
  tooLong: { code: 1009, reason: '' },
  /** An internal error of the server. */
  internal: { code: 1011, reason: 'server fault' },
  /** More messages than the server accepts. */
  tooFast: { code: 4008, reason: 'too many messages' },
  /** No login within 10 s on the trade socket. */
  loginTimeout: { code: 4001, reason: 'no login' },
  /** Three rejected logins on one trade socket. */
  loginRefused: { code: 4003, reason: 'too many refused logins' },
} as const;
export type CloseReason = (typeof CLOSE)[keyof typeof CLOSE];
