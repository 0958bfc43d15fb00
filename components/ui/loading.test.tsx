import { act, fireEvent, render, screen } from '@testing-library/react';
import { hideLoading, LOADING_LIMIT, showLoading } from './loading';

test('covers the page with the default text and takes the focus until it is hidden', () => {
  render(<button type="button">提交</button>);
  const button = screen.getByRole('button');
  button.focus();

  act(() => showLoading());
  const overlay = screen.getByRole('dialog', { name: '加载中…' });
  expect(overlay).toHaveAttribute('aria-busy', 'true');
  expect(overlay).toHaveFocus();

  act(hideLoading);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('changes its message while it is open', () => {
  act(() => showLoading('正在提交…'));
  const overlay = screen.getByRole('dialog', { name: '正在提交…' });
  act(() => showLoading('即将完成…'));
  expect(overlay).toHaveAccessibleName('即将完成…');
});

test('closes with Escape and can be shown again', () => {
  act(() => showLoading());
  const overlay = screen.getByRole<HTMLDialogElement>('dialog');
  expect(fireEvent(overlay, new Event('cancel', { bubbles: false, cancelable: true }))).toBe(true);
  act(() => overlay.close());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => showLoading());
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('never covers the page for longer than a call may last', () => {
  jest.useFakeTimers();
  act(() => showLoading());
  act(() => jest.advanceTimersByTime(LOADING_LIMIT - 1));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("closes when the page is shown again from the browser's cache", () => {
  act(() => showLoading());
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
