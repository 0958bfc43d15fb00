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

test('what is over soon is not told', async () => {
  const release = hold('正在登录…');
  await pass(UNNOTICED - 1);
  expect(overlay()).toBeNull();
  release();
  await pass(UNNOTICED);
  expect(overlay()).toBeNull();
});

test('what lasts longer is told in its words, and the overlay goes at once when it is over', async () => {
  const release = hold('正在登录…');
  await pass(UNNOTICED);
  expect(overlay()).toHaveAccessibleName('正在登录…');
  act(release);
  expect(overlay()).toBeNull();
});

test('of two holds the overlay stays until both are over', async () => {
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

test('a page that is left is told until it is shown again', async () => {
  holdWhileLeaving('正在打开邀请页面…');
  await pass(UNNOTICED);
  expect(overlay()).toHaveAccessibleName('正在打开邀请页面…');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(overlay()).toBeNull();
});

test('a page that was not left after all is free again after 20 s', async () => {
  holdWhileLeaving('正在打开邀请页面…');
  await pass(UNNOTICED);
  expect(overlay()).not.toBeNull();
  await pass(20_000);
  expect(overlay()).toBeNull();
});
