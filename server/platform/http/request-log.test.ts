import { loggablePath } from './request-log';

test.each([
  ['/newactivities/kh_7694_form?token=secret&mobile=13800138000', '/newactivities/kh_7694_form'],
  ['/newactivities/13800138000/x', '/newactivities/#/x'],
  [`/newactivities/${'f'.repeat(64)}`, '/newactivities/…'],
])('logs %s as %s', (target, logged) => {
  expect(loggablePath(target)).toBe(logged);
});
