import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { AGENTS, type Answer, ask, type Question } from '../support/client';

/** A shared cache by RFC 9111: it stores cacheable answers by host, address and the headers that Vary names. */
class SharedCache {
  private readonly cached = new Map<string, { vary: string[]; answers: Map<string, Answer> }>();
  hits = 0;

  async ask(question: Question & { host: string }): Promise<Answer> {
    const entry = this.cached.get(`${question.host}${question.path}`);
    const cached = entry?.answers.get(selection(question, entry.vary));
    if (cached) {
      this.hits += 1;
      return cached;
    }
    const answer = await ask(question);
    if (mayStore(answer)) this.store(question, answer);
    return answer;
  }

  private store(question: Question & { host: string }, answer: Answer): void {
    const key = `${question.host}${question.path}`;
    const vary = String(answer.headers.vary ?? '')
      .toLowerCase()
      .split(/,\s*/);
    const entry = this.cached.get(key) ?? { vary, answers: new Map() };
    entry.answers.set(selection(question, entry.vary), answer);
    this.cached.set(key, entry);
  }
}

function selection({ headers = {} }: Question, vary: readonly string[]): string {
  return vary.map((name) => headers[name] ?? '').join('|');
}

function mayStore({ headers }: Answer): boolean {
  const control = String(headers['cache-control'] ?? '');
  return /s-maxage=[1-9]|max-age=[1-9]/.test(control) && !/no-store|private/.test(control) && !headers['set-cookie'];
}

const questions = ['bfzh', 'jfjy', 'iekb', 'default'].flatMap((brand) =>
  Object.values(AGENTS).flatMap((agent) =>
    ['/kh_7694_form', '/kh_7694_form?source=android', '/no-such-page', '/clause/disclaimer'].map((path) => ({
      host: `${brand}.localhost`,
      path: siteUrl(path as '/'),
      headers: { 'user-agent': agent },
    })),
  ),
);

test('never serves the page of another brand, device or platform from a shared cache', async () => {
  test.slow();
  const cache = new SharedCache();
  const own = await Promise.all(questions.map((question) => ask(question)));
  for (let round = 0; round < 2; round += 1) {
    for (const [index, question] of questions.entries()) {
      const answer = await cache.ask(question);
      expect(answer.text, `${question.host} ${question.path} ${question.headers['user-agent']}`).toBe(own[index]?.text);
    }
  }
  expect(cache.hits).toBe(questions.length);
});
