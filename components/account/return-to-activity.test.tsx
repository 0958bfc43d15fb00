import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenAccountLink } from './open-account-link';
import { ReturnToActivity } from './return-to-activity';

const PATHS = ['/signin-2506', '/answer-2505'] as const;
const back = () => screen.queryByRole('link', { name: '返回活动' });

async function leaveFrom(address: string) {
  window.history.replaceState(null, '', address);
  // jsdom goes nowhere.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const { unmount } = render(<OpenAccountLink />);
  await userEvent.click(screen.getByRole('link', { name: '立即开户' }));
  unmount();
}

test('whoever left an activity to open an account is led back to it', async () => {
  await leaveFrom('/newactivities/signin-2506?v=XY_7');
  render(<ReturnToActivity paths={PATHS} home="/bbwy" />);
  expect(back()).toHaveAttribute('href', '/newactivities/signin-2506');
  expect(back()).toHaveAttribute('data-keep-query');
});

test('whoever came from nowhere is led to the page of the campaign', () => {
  render(<ReturnToActivity paths={PATHS} home="/bbwy" />);
  expect(back()).toHaveAttribute('href', '/newactivities/bbwy');
});

test.each([
  '//evil.example/signin-2506',
  'https://evil.example/',
  '/signin-2506/',
  '/no-such-page',
  'javascript:alert(1)',
])('what is no page of the site is not believed: %s', (stored) => {
  sessionStorage.setItem('cameFrom', stored);
  render(<ReturnToActivity paths={PATHS} home="/bbwy" />);
  expect(back()).toHaveAttribute('href', '/newactivities/bbwy');
});

test('a page with a form of its own is not left, so nothing is kept', async () => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  const form = document.createElement('form');
  form.id = 'banner-form';
  form.scrollIntoView = jest.fn();
  document.body.append(form);
  await leaveFrom('/newactivities/signin-2506');
  form.remove();
  expect(sessionStorage.getItem('cameFrom')).toBeNull();
});
