import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import type { ActivityKind } from '@/lib/activities/schema';
import type { TestApi } from '../../../../testing/api';

export interface Act {
  slug: string;
  kind: ActivityKind;
  action: string;
  input?: Record<string, unknown>;
  /** Idempotency key; by default a new one. */
  key?: string;
}

/** Milliseconds. Frequent retries of hundreds would take the processor from the acts that are being answered. */
const LONGEST_DELAY = 2000;

/** Acts like the site: repeats an act that the server was too busy to start. */
export async function act(
  api: TestApi,
  token: string,
  { key = randomUUID(), ...act }: Act,
): Promise<LightMyRequestResponse> {
  const headers = { 'idempotency-key': key };
  for (;;) {
    const answer = await api.json('/apis/uc/activity/act', { input: {}, ...act }, { token, headers });
    if (answer.statusCode !== 503) return answer;
    await pause(Math.random() * LONGEST_DELAY);
  }
}

/** Counts the answers: `ok`, or the code of the problem. */
export function countAnswers(answers: readonly LightMyRequestResponse[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const name = answer.statusCode === 200 ? 'ok' : answer.json().code;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
