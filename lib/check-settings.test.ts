import { checkSettings, SETTING_NAMES } from './check-settings';

const COMPLETE = {
  NEXT_PUBLIC_SERVICE_CHAT_URL: 'https://chat.example/room',
  NEXT_PUBLIC_SERVICE_COMPANY_ID: '81',
  NEXT_PUBLIC_SERVICE_CONFIG_ID: 'desk-2',
  NEXT_PUBLIC_PAYMENT_ORIGIN: 'https://pay.example',
  NEXT_PUBLIC_INVITE_ORIGIN: 'https://users.example',
};

test.each([
  ['nothing in development', {}],
  ['empty variables', { NEXT_PUBLIC_PAYMENT_ORIGIN: '' }],
  ['a chat on the page’s own origin', { NEXT_PUBLIC_SERVICE_CHAT_URL: '/service/chat' }],
  ['everything in production', { ...COMPLETE, DEPLOYMENT: 'production' }],
])('accepts %s', (_, env) => {
  expect(() => checkSettings(env)).not.toThrow();
});

test.each([
  [{ NEXT_PUBLIC_SERVICE_CHAT_URL: 'javascript:alert(1)' }],
  [{ NEXT_PUBLIC_SERVICE_CHAT_URL: '//chat.example' }],
  [{ NEXT_PUBLIC_SERVICE_CHAT_URL: 'https://chat.example/?room=1' }],
  [{ NEXT_PUBLIC_SERVICE_COMPANY_ID: '1&2' }],
  [{ NEXT_PUBLIC_SERVICE_CONFIG_ID: ' ' }],
  [{ NEXT_PUBLIC_PAYMENT_ORIGIN: 'http://pay.example' }],
  [{ NEXT_PUBLIC_PAYMENT_ORIGIN: 'https://pay.example/pay' }],
  [{ NEXT_PUBLIC_INVITE_ORIGIN: 'users.example' }],
])('rejects %j and names the variable', (env) => {
  expect(() => checkSettings(env)).toThrow(new RegExp(`^${Object.keys(env)[0]}: must be [^\n]+$`));
});

test('names every missing setting in production', () => {
  expect(() => checkSettings({ DEPLOYMENT: 'production' })).toThrow(
    SETTING_NAMES.map((name) => `${name}: is required in production`).join('\n'),
  );
});
