import { register } from '../contract/register';
import { registrationPayload } from './registration-payload';

const FIELDS = { mobile: '13800138000', code: '123456', password: 'gold2026', invitecode: '' };
const AGREEMENTS = 'customer-agreement@1.0';

beforeEach(() => localStorage.clear());

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
