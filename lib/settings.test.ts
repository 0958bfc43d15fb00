import { SETTING_NAMES } from './check-settings';

const environment = process.env;
beforeEach(() => {
  jest.resetModules();
  process.env = { ...environment };
  for (const name of SETTING_NAMES) delete process.env[name];
});
afterEach(() => {
  process.env = environment;
});

test('uses the defaults of the development set-up for unset and empty variables', async () => {
  process.env.NEXT_PUBLIC_PAYMENT_ORIGIN = '';
  expect((await import('./settings')).settings).toEqual({
    serviceChatUrl: '/dev/chat',
    serviceCompanyId: '1000',
    serviceConfigId: '2000',
    paymentOrigin: 'https://pay.cashier.example',
    inviteOrigin: 'https://user-content.example',
  });
});

test('sends every flow to the configured address', async () => {
  Object.assign(process.env, {
    NEXT_PUBLIC_SERVICE_CHAT_URL: 'https://chat.test/room',
    NEXT_PUBLIC_SERVICE_COMPANY_ID: '81',
    NEXT_PUBLIC_SERVICE_CONFIG_ID: 'desk-2',
    NEXT_PUBLIC_PAYMENT_ORIGIN: 'https://pay.test',
    NEXT_PUBLIC_INVITE_ORIGIN: 'https://users.test',
  });
  const { SERVICE_CHAT_URL } = await import('./browser/flows/service');
  const { paymentOrigin } = await import('./flows/payment-host');
  const { inviteStep } = await import('./flows/invite');
  expect(SERVICE_CHAT_URL).toBe('https://chat.test/room?company=81&config=desk-2');
  expect(paymentOrigin({ hostname: 'www.gold.com', origin: 'https://www.gold.com' })).toBe('https://pay.test');
  expect(inviteStep('abc', new URL('https://www.gold.com')).url).toBe(
    'https://users.test/old-user-brings-new-user?token=abc',
  );
});
