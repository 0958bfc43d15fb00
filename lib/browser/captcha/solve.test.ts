import { ApiError } from '../http/api-error';
import { callApi } from '../http/call-api';
import { proveWork } from './prove-work';
import { showCaptcha } from './show-captcha';
import { solveCaptcha, withProof } from './solve';

jest.mock('../http/call-api');
jest.mock('./prove-work');
jest.mock('./show-captcha');
const call = jest.mocked(callApi);
const prove = jest.mocked(proveWork);
const show = jest.mocked(showCaptcha);
const challenge = { parameters: { nonce: 'n1' }, signature: 's' };
const solution = { counter: 7, derivedKey: 'ab' };

beforeEach(() => {
  call
    .mockReset()
    .mockResolvedValue({ IsSuccess: true, Data: { provider: 'altcha', appId: 'altcha', challenge } } as never);
  prove.mockReset().mockResolvedValue(solution);
});

test('the proof stands in ticket and randstr', async () => {
  const { ticket, randstr } = await solveCaptcha();
  expect(JSON.parse(atob(ticket))).toEqual({ challenge, solution });
  expect(randstr).toBe('n1');
});

test('where the captcha is off there is nothing to prove', async () => {
  call.mockResolvedValue({ IsSuccess: true, Data: { provider: 'off', appId: '' } } as never);
  expect(await solveCaptcha()).toEqual({ ticket: '', randstr: '' });
  expect(prove).not.toHaveBeenCalled();
});

test('work that is not done in time is told', async () => {
  prove.mockResolvedValue(null);
  await expect(solveCaptcha()).rejects.toThrow('安全验证未完成，请重试');
});

describe('before a provider’s own backend', () => {
  afterEach(() => {
    delete document.documentElement.dataset.captcha;
  });

  test('that asks for none, nothing is proved, whatever it answers', async () => {
    document.documentElement.dataset.captcha = 'none';
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await solveCaptcha()).toEqual({ ticket: '', randstr: '' });
    call.mockRejectedValue(new Error('404'));
    expect(await solveCaptcha()).toEqual({ ticket: '', randstr: '' });
    expect(prove).not.toHaveBeenCalled();
  });

  test('its captcha is shown, under the application that the page or the backend names', async () => {
    const setting = { script: 'https://captcha.example/a.js', global: 'Captcha' };
    document.documentElement.dataset.captcha = JSON.stringify(setting);
    show.mockResolvedValue({ ticket: 't', randstr: 'r' });
    call.mockResolvedValue({ IsSuccess: true, Data: { appId: 'theirs' } } as never);
    expect(await solveCaptcha()).toEqual({ ticket: 't', randstr: 'r' });
    expect(show).toHaveBeenLastCalledWith({ ...setting, appId: 'theirs' }, undefined);
    document.documentElement.dataset.captcha = JSON.stringify({ ...setting, appId: 'ours' });
    await solveCaptcha();
    expect(show).toHaveBeenLastCalledWith({ ...setting, appId: 'ours' }, undefined);
  });
});

test("ends with the caller's reason", async () => {
  const controller = new AbortController();
  prove.mockImplementation(async () => {
    controller.abort(new Error('left'));
    return null;
  });
  await expect(solveCaptcha(controller.signal)).rejects.toThrow('left');
});

const refusal = (code: string) => new ApiError('problem', { problem: { code } as never });

test('a proof that was refused is made anew, once', async () => {
  const send = jest.fn().mockRejectedValueOnce(refusal('captcha_failed')).mockResolvedValue('sent');
  expect(await withProof(send)).toBe('sent');
  expect(prove).toHaveBeenCalledTimes(2);
  send.mockReset().mockRejectedValue(refusal('captcha_failed'));
  await expect(withProof(send)).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(2);
});

test('whatever else is refused is not sent again', async () => {
  const send = jest.fn().mockRejectedValue(refusal('too_many_requests'));
  await expect(withProof(send)).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(1);
});
