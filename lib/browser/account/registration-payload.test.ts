import { PARAMETERS_MAX } from '../../contract/landing-parameters';
import { register } from '../../contract/register';
import { registrationPayload } from './registration-payload';

const FIELDS = { mobile: '13800138000', code: '123456', password: 'gold2026', invitecode: '' };
const AGREEMENTS = 'customer-agreement@1.0';

test('builds a payload that the contract accepts from any address', () => {
  window.history.replaceState(null, '', `?utm_term=${'x'.repeat(3000)}&bd_vid=7&utm_source=%00%F0%9F&token=secret`);
  const payload = registrationPayload(FIELDS, AGREEMENTS);
  expect(register.request.safeParse(payload).success).toBe(true);
  expect(payload).not.toHaveProperty('utm_term');
  expect(payload.bd_vid).toBe('7');
  expect(JSON.stringify(payload)).not.toContain('secret');
  expect(payload.fromurl).toBe('http://localhost/');
});

test("sends all page parameters but never instead of the visitor's own input", () => {
  const own = 'mobile=1&code=2&password=3&invitecode=4&agreements=5&fromurl=6&landingurl=7&clientid=8';
  window.history.replaceState(
    null,
    '',
    `?friend=%E5%BC%A0&x_1=7&friend=other&Token=secret&__proto__=1&constructor=1&${own}`,
  );
  const payload = registrationPayload(FIELDS, AGREEMENTS);
  expect(payload).toMatchObject({
    mobile: FIELDS.mobile,
    code: FIELDS.code,
    password: FIELDS.password,
    friend: '张',
    x_1: '7',
    agreements: AGREEMENTS,
    clientid: '',
  });
  expect(Object.keys(payload).sort()).toEqual(
    ['agreements', 'clientid', 'code', 'friend', 'fromurl', 'mobile', 'password', 'x_1'].sort(),
  );
});

test('never drops the stored parameters when there are very many', () => {
  const many = Array.from({ length: 200 }, (_, index) => `p${index}=1`).join('&');
  window.history.replaceState(null, '', `?${many}&bd_vid=7`);
  const payload: Record<string, string> = registrationPayload(FIELDS, AGREEMENTS);
  expect(payload.bd_vid).toBe('7');
  expect(Object.keys(payload).filter((name) => /^p\d/.test(name))).toHaveLength(PARAMETERS_MAX - 1);
});

test('sends a click of a kilobyte, and its page without the query where the address is too long', () => {
  const callback = 'k'.repeat(1024);
  sessionStorage.setItem('landing', `http://localhost/newactivities/summer?callback=${callback}&utm_source=a`);
  const payload = registrationPayload(FIELDS, AGREEMENTS);
  expect(register.request.parse(payload)).toMatchObject({
    callback,
    landingurl: 'http://localhost/newactivities/summer',
  });
});

test('prefers the settled channel to the address', () => {
  window.history.replaceState(null, '', '?v=FORGED&appcode=forged');
  localStorage.setItem('v', 'XY_7');
  localStorage.setItem('appCode', 'bfzh');
  expect(registrationPayload(FIELDS, AGREEMENTS)).toMatchObject({ v: 'XY_7', appcode: 'bfzh' });
});

test('sends an invite code only if there is one', () => {
  expect(registrationPayload(FIELDS, AGREEMENTS)).not.toHaveProperty('invitecode');
  expect(registrationPayload({ ...FIELDS, invitecode: 'AB12' }, AGREEMENTS)).toHaveProperty('invitecode', 'AB12');
});

test("adds the tab's landing parameters, and prefers the page's own query", () => {
  const landing = 'http://localhost/newactivities/bull-market?bd_vid=7&utm_source=a&utm_term=gold';
  sessionStorage.setItem('landing', landing);
  window.history.replaceState(null, '', '/newactivities/kh_7694_form?utm_source=b');
  const payload = registrationPayload(FIELDS, AGREEMENTS);
  expect(register.request.parse(payload)).toMatchObject({ bd_vid: '7', utm_source: 'b', utm_term: 'gold' });
  expect(payload).toMatchObject({
    landingurl: landing,
    fromurl: 'http://localhost/newactivities/kh_7694_form?utm_source=b',
  });
});

test('shortens a landing that is too long for the contract', () => {
  sessionStorage.setItem('landing', `http://localhost/newactivities/summer?utm_term=${'x'.repeat(3000)}&bd_vid=7`);
  const payload = registrationPayload(FIELDS, AGREEMENTS);
  expect(register.request.parse(payload).landingurl).toBe('http://localhost/newactivities/summer?bd_vid=7');
});
