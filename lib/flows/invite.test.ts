import { inviteStep } from './invite';

const page = new URL('https://www.gold.com/newactivities/invite-2412');

test('adds the token to an invitation', () => {
  expect(inviteStep('a+b', page)).toEqual({ url: 'https://user-content.example/old-user-brings-new-user?token=a%2Bb' });
});

test('asks an anonymous visitor to log in, and still goes to the invite page', () => {
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
])('from a page on %s, opens the invite page on %s', (origin, expected) => {
  expect(new URL(inviteStep('a', new URL(origin)).url).origin).toBe(expected);
});
