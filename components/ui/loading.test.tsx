import { act, fireEvent, render, screen } from '@testing-library/react';
import { hideLoading, showLoading } from './loading';

afterEach(() => act(hideLoading));

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

test('cannot be closed with the Escape key', () => {
  act(() => showLoading());
  const notPrevented = fireEvent(screen.getByRole('dialog'), new Event('cancel', { bubbles: false, cancelable: true }));
  expect(notPrevented).toBe(false);
});
