import { act, screen } from '@testing-library/react';
import { holdPage, holdWhileLeaving, type Release, UNNOTICED } from './hold-page';

const releases: Release[] = [];
const hold = (text: string) => {
  const release = holdPage(text);
  releases.push(release);
  return release;
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const overlay = () => screen.queryByRole('dialog');

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    for (const release of releases.splice(0)) release();
  });
});

test('shows nothing for a short wait', async () => {
  const release = hold('正在登录…');
  await pass(UNNOTICED - 1);
  expect(overlay()).toBeNull();
  release();
  await pass(UNNOTICED);
  expect(overlay()).toBeNull();
});

test('shows its text for a longer wait and disappears immediately at its end', async () => {
  const release = hold('正在登录…');
  await pass(UNNOTICED);
  expect(overlay()).toHaveAccessibleName('正在登录…');
  act(release);
  expect(overlay()).toBeNull();
});

test('shows the overlay until both of two waits are over', async () => {
  const first = hold('正在登录…');
  await pass(UNNOTICED);
  const second = hold('正在前往入金页面…');
  act(first);
  expect(overlay()).toHaveAccessibleName('正在登录…');
  await pass(UNNOTICED);
  expect(overlay()).toHaveAccessibleName('正在前往入金页面…');
  act(second);
  act(second);
  expect(overlay()).toBeNull();
});

test('shows the overlay of a page that is being left until the page is shown again', async () => {
  holdWhileLeaving('正在打开邀请页面…');
  await pass(UNNOTICED);
  expect(overlay()).toHaveAccessibleName('正在打开邀请页面…');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(overlay()).toBeNull();
});

test('releases a page after 20 s that was not left', async () => {
  holdWhileLeaving('正在打开邀请页面…');
  await pass(UNNOTICED);
  expect(overlay()).not.toBeNull();
  await pass(20_000);
  expect(overlay()).toBeNull();
});
