import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StickyAction } from './sticky-action';

let report: (entry: { isIntersecting: boolean; boundingClientRect: { top: number } }) => void;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: unknown[]) => void) {
      report = (entry) => act(() => callback([entry]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
});

const bar = () => document.querySelector('[data-sticky-bar]');

function renderPage() {
  return render(
    <>
      <form id="banner-form" />
      <StickyAction target="banner-form">立即开户</StickyAction>
    </>,
  );
}

test('appears when the form has scrolled away and disappears when it is back', () => {
  renderPage();
  expect(bar()).toHaveAttribute('inert');
  report({ isIntersecting: false, boundingClientRect: { top: -700 } });
  expect(bar()).not.toHaveAttribute('inert');
  report({ isIntersecting: true, boundingClientRect: { top: -100 } });
  expect(bar()).toHaveAttribute('inert');
});

test('reserves space for the bar while it exists', () => {
  const { unmount } = renderPage();
  expect(document.documentElement).toHaveAttribute('data-with-bar');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-with-bar');
});

test('stays hidden while the form is still below the screen', () => {
  renderPage();
  report({ isIntersecting: false, boundingClientRect: { top: 900 } });
  expect(bar()).toHaveAttribute('inert');
});

test('scrolls smoothly to the form', async () => {
  renderPage();
  const scroll = jest.fn();
  Object.assign(document.getElementById('banner-form') as HTMLElement, { scrollIntoView: scroll });
  report({ isIntersecting: false, boundingClientRect: { top: -700 } });
  await userEvent.click(screen.getByRole('link', { name: '立即开户' }));
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(window.location.hash).toBe('');
});
