import { inviteStep } from './invite';

const page = new URL('https://www.gold.com/newactivities/invite-2412');

test('an invitation carries the token', () => {
  expect(inviteStep('a+b', page)).toEqual({ url: 'https://user-content.example/old-user-brings-new-user?token=a%2Bb' });
});

test('an anonymous visitor is told to log in and goes to the invite page all the same', () => {
  expect(inviteStep(null, page)).toEqual({
    url: 'https://user-content.example/old-user-brings-new-user?token=',
    message: '请先登录',
  });
});

test.each([
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://bfzh.localhost:3000', 'http://bfzh.localhost:3000'],
  ['http://notlocalhost', 'https://user-content.example'],
  ['http://localhost.evil.example', 'https://user-content.example'],
])('from a page on %s the invite page is on %s', (origin, expected) => {
  expect(new URL(inviteStep('a', new URL(origin)).url).origin).toBe(expected);
});
