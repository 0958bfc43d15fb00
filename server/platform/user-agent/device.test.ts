import { deviceOfAgent } from './device';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; V1938CT Build/QP1A.190711.020; wv) Version/4.0 Chrome/78.0 Mobile Safari/537.36',
    'android-phone',
  ],
  ['Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0', 'android-phone'],
  ['Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/120.0 Safari/537.36', 'android-tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'iphone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'ipad'],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ArkWeb/4.1 Mobile', 'harmony'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120.0', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15', 'mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Firefox/120.0', 'linux'],
  ['curl/8.0', 'other'],
  ['', 'other'],
])('recognizes %s as %s', (userAgent, device) => {
  expect(deviceOfAgent(userAgent)).toBe(device);
});
