import { type LoginMessage, MESSAGE, tradeMessage } from '../../contract/market';
import { parseJson } from '../../parse-json';
import { ensureFingerprint } from '../fingerprint/fingerprint';
import { ApiError, VisibleError } from '../http/api-error';
import { throwIfAborted } from '../http/throw-if-aborted';
import { fetchAddresses } from './fetch-addresses';
import { openSocket } from './open-socket';

/** Milliseconds within which a trade server must answer a login. */
const LOGIN_LIMIT = 15_000;

/** Longest device description, in characters. */
const DEVICE_LIMIT = 512;

/**
 * An account number, mobile number or e-mail address with its password, or the session token of a logged-in visitor.
 */
export type TradeCredentials = { account: string; password: string } | { token: string };

/**
 * Logs in on the first trade server that answers.
 *
 * @returns the socket token
 * @throws VisibleError with the server's sentence if it rejects; ApiError if no server answers; the signal's reason
 */
export async function fetchSocketToken(credentials: TradeCredentials, signal: AbortSignal): Promise<string> {
  const message = await loginMessageOf(credentials);
  for (const address of (await fetchAddresses(signal)).TradeServer.Trade) {
    const token = await askAt(address, message, signal);
    throwIfAborted(signal);
    if (token !== null) return token;
  }
  throw new ApiError(navigator.onLine ? 'network' : 'offline');
}

/** Resolves to `null` if the address does not answer or the signal aborts. */
function askAt(address: string, message: LoginMessage, signal: AbortSignal): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = openSocket(address, {
      open: () => socket.send(message),
      message: (data) => {
        const answer = tradeMessage.safeParse(parseJson(data)).data;
        if (answer?.type === MESSAGE.socketToken) finish(() => resolve(answer.socketToken));
        if (answer?.type === MESSAGE.error) finish(() => reject(new VisibleError(answer.message)));
      },
      end: giveUp,
    });
    const limit = setTimeout(giveUp, LOGIN_LIMIT);
    signal.addEventListener('abort', giveUp);

    function giveUp(): void {
      finish(() => resolve(null));
    }
    function finish(settle: () => void): void {
      clearTimeout(limit);
      signal.removeEventListener('abort', giveUp);
      socket.close();
      settle();
    }
  });
}

async function loginMessageOf(credentials: TradeCredentials): Promise<LoginMessage> {
  return {
    type: MESSAGE.login,
    k: 3,
    version: '1.0.0',
    OS: await operatingSystem(),
    device: navigator.userAgent.slice(0, DEVICE_LIMIT),
    fingerprint: await ensureFingerprint(),
    account: '',
    password: '',
    ...credentials,
  };
}

/** Such as `Android 14`; empty if the detector does not recognise it or fails to load. */
async function operatingSystem(): Promise<string> {
  try {
    const { UAParser } = await import('ua-parser-js');
    const { name, version } = new UAParser(navigator.userAgent).getOS();
    return [name, version].filter(Boolean).join(' ').slice(0, 64);
  } catch {
    return '';
  }
}
