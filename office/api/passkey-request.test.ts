import { requestPasskey } from './passkey-request';

test.each([
  ['NotAllowedError', '可能取消了'],
  ['NotSupportedError', '请用密码和动态码，或在 Chrome'],
  ['SecurityError', 'https'],
  ['UnknownError', '再试一次'],
  ['TypeError', '不支持通行密钥'],
])('says what to do after a %s of the browser', async (name, words) => {
  const request = () => Promise.reject(Object.assign(new Error('from the browser'), { name }));
  await expect(requestPasskey(request)).rejects.toThrow(words);
});

test('gives up a device that never responds', async () => {
  await expect(requestPasskey(() => new Promise(() => {}), 1)).rejects.toThrow('一直没有回应');
});

test('passes on what the device responds', async () => {
  await expect(requestPasskey(async () => 'signed')).resolves.toBe('signed');
});
