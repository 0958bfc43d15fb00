import { register } from '../../contract/register';
import { registrationPayload } from './registration-payload';

const FIELDS = { mobile: '13800138000', code: '123456', password: 'gold2026', invitecode: '' };
const AGREEMENTS = 'customer-agreement@1.0';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('whatever the address carries, the contract takes the payload', () => {
  window.history.replaceState(null, '', `?utm_term=${'x'.repeat(3000)}&bd_vid=7&utm_source=%00%F0%9F&token=secret`);
  const payload = registrationPayload(FIELDS, AGREEMENTS);
  expect(register.request.safeParse(payload).success).toBe(true);
  expect(payload).not.toHaveProperty('utm_term');
  expect(payload.bd_vid).toBe('7');
  expect(JSON.stringify(payload)).not.toContain('secret');
  expect(payload.fromurl).toBe('http://localhost/');
});

test('the settled channel stands above the address', () => {
  window.history.replaceState(null, '', '?v=FORGED&appcode=forged');
  localStorage.setItem('v', 'XY_7');
  localStorage.setItem('appCode', 'bfzh');
  expect(registrationPayload(FIELDS, AGREEMENTS)).toMatchObject({ v: 'XY_7', appcode: 'bfzh' });
});

test('an invite code travels only when there is one', () => {
  expect(registrationPayload(FIELDS, AGREEMENTS)).not.toHaveProperty('invitecode');
  expect(registrationPayload({ ...FIELDS, invitecode: 'AB12' }, AGREEMENTS)).toHaveProperty('invitecode', 'AB12');
});

test("the tab's landing is taken along where the page has lost its query, and the page's own query wins", () => {
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

test('a landing too long to be taken is shortened, and the contract takes it', () => {
  sessionStorage.setItem('landing', `http://localhost/newactivities/summer?utm_term=${'x'.repeat(3000)}&bd_vid=7`);
  const payload = registrationPayload(FIELDS, AGREEMENTS);
  expect(register.request.parse(payload).landingurl).toBe('http://localhost/newactivities/summer?bd_vid=7');
});
