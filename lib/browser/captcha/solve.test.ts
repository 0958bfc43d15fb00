import { fakeServer, ok } from '../../../components/account/testing/fake-server';
import type { WorkAnswer } from '../../captcha/work';
import { validateAppId } from '../../contract/captcha';
import { ApiError } from '../http/api-error';
import { solveCaptcha, withProof } from './solve';

const challenge = { parameters: { nonce: 'n1' }, signature: 's' };
const solution = { counter: 7, derivedKey: 'ab' };
const prove = jest.fn<WorkAnswer, []>();

class FakeWorker {
  onmessage = (_: { data: WorkAnswer }) => {};
  postMessage() {
    queueMicrotask(() => this.onmessage({ data: prove() }));
  }
  terminate() {}
}

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  Object.assign(window, { Worker: FakeWorker });
  prove.mockReset().mockReturnValue(solution);
  server = fakeServer();
  server.answers[validateAppId.path] = ok({ provider: 'altcha', appId: 'altcha', challenge });
});

test('returns the proof in ticket and randstr', async () => {
  const { ticket, randstr } = await solveCaptcha();
  expect(JSON.parse(atob(ticket))).toEqual({ challenge, solution });
  expect(randstr).toBe('n1');
});

test('proves nothing if the captcha is off', async () => {
  server.answers[validateAppId.path] = ok({ provider: 'off', appId: '' });
  expect(await solveCaptcha()).toEqual({ ticket: '', randstr: '' });
  expect(prove).not.toHaveBeenCalled();
});

test('reports work that is not done in time', async () => {
  prove.mockReturnValue(null);
  await expect(solveCaptcha()).rejects.toThrow('安全验证未完成，请重试');
});

describe('with a provider’s backend', () => {
  test('proves nothing if the backend needs no captcha, regardless of its answer', async () => {
    document.documentElement.dataset.captcha = 'none';
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await solveCaptcha()).toEqual({ ticket: '', randstr: '' });
    server.answers[validateAppId.path] = 'network';
    expect(await solveCaptcha()).toEqual({ ticket: '', randstr: '' });
    expect(prove).not.toHaveBeenCalled();
  });

  test('shows the captcha with the application id of the page or the backend', async () => {
    const setting = { script: 'https://captcha.example/a.js', global: 'TestCaptcha' };
    document.documentElement.dataset.captcha = JSON.stringify(setting);
    const shown: string[] = [];
    const TestCaptcha = class {
      constructor(
        private readonly appId: string,
        private readonly done: (answer: object) => void,
      ) {}
      show() {
        shown.push(this.appId);
        this.done({ ret: 0, ticket: 't', randstr: 'r' });
      }
    };
    Object.assign(window, { TestCaptcha });
    server.answers[validateAppId.path] = ok({ appId: 'theirs' });
    expect(await solveCaptcha()).toEqual({ ticket: 't', randstr: 'r' });
    document.documentElement.dataset.captcha = JSON.stringify({ ...setting, appId: 'ours' });
    await solveCaptcha();
    expect(shown).toEqual(['theirs', 'ours']);
  });
});

test("stops with the caller's reason", async () => {
  const controller = new AbortController();
  prove.mockImplementation(() => {
    controller.abort(new Error('left'));
    return null;
  });
  await expect(solveCaptcha(controller.signal)).rejects.toThrow('left');
});

const refusal = (code: string) => new ApiError('problem', { problem: { code } as never });

test('solves a rejected proof again, once', async () => {
  const send = jest.fn().mockRejectedValueOnce(refusal('captcha_failed')).mockResolvedValue('sent');
  expect(await withProof(send)).toBe('sent');
  expect(prove).toHaveBeenCalledTimes(2);
  send.mockReset().mockRejectedValue(refusal('captcha_failed'));
  await expect(withProof(send)).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(2);
});

test('does not repeat a call that was rejected for another reason', async () => {
  const send = jest.fn().mockRejectedValue(refusal('too_many_requests'));
  await expect(withProof(send)).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(1);
});
