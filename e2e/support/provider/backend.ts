import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Account, type Books, MALFORMED, PROVIDER_CALLS, type ProviderCall } from './calls';
import { CAPTCHA_PATH, CAPTCHA_SCRIPT } from './captcha';
import { quoteSockets } from './sockets';

const NOT_FOUND = '<!doctype html><html><head><title>404</title></head><body><h1>404 Not Found</h1></body></html>';

/** A call that the backend received. */
export interface ArrivedCall {
  path: string;
  fields: Record<string, string>;
  json: unknown;
  token: string | undefined;
}

/** A provider's backend that answers exactly what the specification names. */
export interface Provider {
  origin: string;
  /** The origin of its sockets: the same port. */
  socketOrigin: string;
  /** Every valid call, oldest first. */
  calls: ArrivedCall[];
  /** Everything received that the specification does not name: paths, methods, forms, fields. */
  unknown: string[];
  accounts: Account[];
  /** Ends the sessions of all accounts. */
  endSessions: () => void;
  close: () => Promise<void>;
}

/** Starts a backend on its own port. */
export async function startProvider(): Promise<Provider> {
  const accounts: Account[] = [];
  const sessions = new Map<string, Account>();
  const calls: ArrivedCall[] = [];
  const unknown: string[] = [];
  const books: Books = {
    open(mobile, password) {
      const known = accounts.find((account) => account.mobile === mobile);
      if (known) return known.account;
      const account = String(10_000_001 + accounts.length);
      accounts.push({ account, mobile, password, authenticationMethod: 0, isBankStatus: 0, accountStatus: 1 });
      return account;
    },
    logIn(identifier, password) {
      const known = accounts.find(({ account, mobile }) => [account, mobile].includes(identifier));
      if (!known || (password !== undefined && password !== known.password)) return undefined;
      const token = randomBytes(16).toString('hex');
      sessions.set(token, known);
      return token;
    },
    accountOf: (token) => sessions.get(token ?? ''),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    if (pathname === CAPTCHA_PATH) return send(response, 'text/javascript', CAPTCHA_SCRIPT);
    if (pathname === '/socket/' && request.method === 'GET') return sendJson(response, addresses());
    const call = Object.hasOwn(PROVIDER_CALLS, pathname) ? PROVIDER_CALLS[pathname] : undefined;
    if (!call || call.method !== request.method) {
      unknown.push(`${request.method} ${pathname}`);
      return send(response, 'text/html; charset=utf-8', NOT_FOUND, 404);
    }
    const token = [request.headers.token].flat()[0];
    const read = await readFields(call, request, Object.fromEntries(searchParams));
    if (typeof read === 'string') {
      unknown.push(`${pathname}: ${read}`);
      return sendJson(response, MALFORMED);
    }
    const body = call.answer({ ...read, token, books });
    if (body === MALFORMED) unknown.push(`${pathname}: ${JSON.stringify(read.json)}`);
    else calls.push({ path: pathname, ...read, token });
    return body === '' ? send(response, 'text/plain', '') : sendJson(response, body);
  }

  const addresses = () => ({
    QuoteServer: [`${socketOrigin()}/quote`],
    TradeServer: { Trade: [`${socketOrigin()}/trade`] },
  });
  const server = createServer((request, response) => void answer(request, response));
  const sockets = quoteSockets(server, (account, password) => books.logIn(account, password) !== undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const socketOrigin = () => `ws://127.0.0.1:${port}`;
  return {
    origin: `http://127.0.0.1:${port}`,
    socketOrigin: socketOrigin(),
    calls,
    unknown,
    accounts,
    endSessions: () => sessions.clear(),
    close: async () => {
      sockets.close();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The fields of a call, or what is wrong with its encoding or fields. */
async function readFields(
  { encoding, needs, closed }: ProviderCall,
  request: IncomingMessage,
  query: Record<string, string>,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const type = request.headers['content-type'] ?? '';
  if (encoding === 'json') {
    if (!type.startsWith('application/json')) return `not JSON, but ${type}`;
    return { fields: {}, json: JSON.parse(body.toString()) as unknown };
  }
  if (encoding === 'none') return body.length > 0 ? 'a payload' : { fields: {}, json: undefined };
  const taken =
    encoding === 'multipart' ? /^multipart\/form-data/ : /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/;
  if (body.length > 0 && !taken.test(type)) return `not a form, but ${type}`;
  const form =
    body.length > 0 ? await new Response(body, { headers: { 'content-type': type } }).formData() : new FormData();
  // Where the specification requires fields in the address, only those count.
  const fields = encoding === 'address' ? query : ({ ...query, ...Object.fromEntries(form) } as Record<string, string>);
  const missing = needs.filter((name) => fields[name] === undefined);
  if (missing.length > 0) return `without ${missing}`;
  const more = Object.keys(fields).filter((name) => closed && !needs.includes(name));
  return more.length > 0 ? `with ${more}` : { fields, json: undefined };
}

function sendJson(response: ServerResponse, body: unknown): void {
  send(response, 'application/json', JSON.stringify(body));
}

function send(response: ServerResponse, type: string, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}
