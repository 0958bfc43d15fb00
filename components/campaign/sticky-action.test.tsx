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

test('it comes when the form has scrolled away and leaves when the form is back', () => {
  renderPage();
  expect(bar()).toHaveAttribute('inert');
  report({ isIntersecting: false, boundingClientRect: { top: -700 } });
  expect(bar()).not.toHaveAttribute('inert');
  report({ isIntersecting: true, boundingClientRect: { top: -100 } });
  expect(bar()).toHaveAttribute('inert');
});

test('the page ends above the bar as long as there is one', () => {
  const { unmount } = renderPage();
  expect(document.documentElement).toHaveAttribute('data-with-bar');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-with-bar');
});

test('a form that is still below the screen needs no bar', () => {
  renderPage();
  report({ isIntersecting: false, boundingClientRect: { top: 900 } });
  expect(bar()).toHaveAttribute('inert');
});

test('it scrolls smoothly to the form', async () => {
  renderPage();
  const scroll = jest.fn();
  Object.assign(document.getElementById('banner-form') as HTMLElement, { scrollIntoView: scroll });
  report({ isIntersecting: false, boundingClientRect: { top: -700 } });
  await userEvent.click(screen.getByRole('link', { name: '立即开户' }));
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  expect(window.location.hash).toBe('');
});
