import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenAccountLink } from './open-account-link';
import { ReturnToActivity } from './return-to-activity';

const PATHS = ['/signin-2506', '/answer-2505'] as const;
const back = () => screen.queryByRole('link', { name: '返回活动' });

async function leaveFrom(address: string) {
  window.history.replaceState(null, '', address);
  // jsdom does not navigate.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const { unmount } = render(<OpenAccountLink />);
  await userEvent.click(screen.getByRole('link', { name: '立即开户' }));
  unmount();
}

test('leads back to the activity that the visitor left to open an account', async () => {
  await leaveFrom('/newactivities/signin-2506?v=XY_7');
  render(<ReturnToActivity paths={PATHS} home="/bbwy" />);
  expect(back()).toHaveAttribute('href', '/newactivities/signin-2506');
  expect(back()).toHaveAttribute('data-keep-query');
});

test("leads to the campaign's page if the visitor left no activity", () => {
  render(<ReturnToActivity paths={PATHS} home="/bbwy" />);
  expect(back()).toHaveAttribute('href', '/newactivities/bbwy');
});

test.each([
  '//evil.example/signin-2506',
  'https://evil.example/',
  '/signin-2506/',
  '/no-such-page',
  'javascript:alert(1)',
])('ignores a stored path that is not a page of the site: %s', (stored) => {
  sessionStorage.setItem('cameFrom', stored);
  render(<ReturnToActivity paths={PATHS} home="/bbwy" />);
  expect(back()).toHaveAttribute('href', '/newactivities/bbwy');
});

test('stores nothing on a page with its own form', async () => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  const form = document.createElement('form');
  form.id = 'banner-form';
  form.scrollIntoView = jest.fn();
  document.body.append(form);
  await leaveFrom('/newactivities/signin-2506');
  form.remove();
  expect(sessionStorage.getItem('cameFrom')).toBeNull();
});
