import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '@/lib/browser/http/api-error';
import { ACTION_RETRIES, retryUnavailable } from '@/lib/browser/http/retry-unavailable';
import { CALLS } from '@/lib/contract';
import { parseJson } from '@/lib/parse-json';
import { Connection } from './connection';
import { RAIN, tokenOf } from './fill';

/** Milliseconds in which all phones open their packet. */
const TAPS_IN = 1_000;
const STEP = 10;
/** Phones that connect at the same time, and phones that read the state before they tap. */
const BATCH = 100;
const READERS = 200;

/** The last answer that a phone shows. */
type End = 'given' | 'sold out' | 'busy' | 'fault';

export interface Opened {
  end: End;
  /** Why it is a fault. */
  fault?: string;
  /** From the tap to the last answer, in milliseconds. */
  took: number;
  /** How often the phone retried. */
  retries: number;
}

/** Opens the phones' pages: each has a connection to the edge, and the last of them have just read the state of the activity. */
export async function openPages(port: number, phones: number): Promise<Connection[]> {
  // Rejections are thousands of errors, and no one reads their stacks.
  Error.stackTraceLimit = 0;
  const connections: Connection[] = [];
  while (connections.length < phones) {
    const more = Array.from({ length: Math.min(BATCH, phones - connections.length) }, () => new Connection(port));
    await Promise.all(more.map((connection) => connection.connect()));
    connections.push(...more);
  }
  for (let phone = phones - READERS; phone < phones; phone++) {
    const answer = await connections[phone]?.ask(requestOf(CALLS.activityState.path, phone, RAIN));
    if (answer?.status !== 200) throw new Error(`The state of the activity: ${answer?.status} ${answer?.body}`);
  }
  return connections;
}

/** Lets each phone tap once within a second, and retry as the browser's code does until it has its last answer. */
export async function openPackets(connections: readonly Connection[]): Promise<Opened[]> {
  const opened: Promise<Opened>[] = [];
  const began = performance.now();
  while (opened.length < connections.length) {
    const share = (performance.now() - began) / TAPS_IN;
    const due = connections.slice(opened.length, Math.ceil(share * connections.length));
    for (const connection of due) opened.push(openPacket(connection, opened.length));
    await pause(STEP);
  }
  return Promise.all(opened);
}

async function openPacket(connection: Connection, phone: number): Promise<Opened> {
  const request = requestOf(CALLS.activityAct.path, phone, { ...RAIN, action: 'grab', input: {} });
  const began = performance.now();
  let calls = 0;
  const ask = async () => {
    calls += 1;
    const { status, retryAfter, body } = await connection.ask(request);
    if (status === 200) return;
    const problem = parseJson(body) as ApiError['problem'];
    if (status === 503 && !retryAfter) throw new Error(`503 without Retry-After: ${body}`);
    throw new ApiError('problem', { status, ...(problem && { problem }) });
  };
  const ended = await retryUnavailable(ask, { retries: ACTION_RETRIES }).then(() => ({ end: 'given' as const }), endOf);
  const took = performance.now() - began;
  connection.close();
  return { ...ended, took, retries: calls - 1 };
}

function endOf(error: unknown): Pick<Opened, 'end' | 'fault'> {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  if (code === 'sold_out') return { end: 'sold out' };
  if (code === 'unavailable') return { end: 'busy' };
  return { end: 'fault', fault: error instanceof ApiError ? `${error.status} ${code}` : String(error) };
}

function requestOf(path: string, phone: number, fields: object): string {
  const body = JSON.stringify(fields);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: bfzh.localhost',
    'Accept: application/json',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Idempotency-Key: rain-${phone}`,
    `token: ${tokenOf(phone)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}
