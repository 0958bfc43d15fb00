import { act, render, screen } from '@testing-library/react';
import { showToast } from '@/lib/browser/overlays/toast';
import { ToastOutlet } from './toast';

beforeEach(() => jest.useFakeTimers());

test('shows a text for 3000 ms in a region that announces it', () => {
  render(<ToastOutlet />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();

  act(() => showToast('请先登录'));
  expect(region).toHaveTextContent('请先登录');
  act(() => jest.advanceTimersByTime(2999));
  expect(region).toHaveTextContent('请先登录');
  act(() => jest.advanceTimersByTime(1));
  expect(region).toBeEmptyDOMElement();
});

test('replaces a toast with the next one for its full time', () => {
  render(<ToastOutlet />);
  act(() => showToast('甲'));
  act(() => jest.advanceTimersByTime(2000));
  act(() => showToast('乙'));
  expect(screen.getByRole('status')).toHaveTextContent(/^乙$/);
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole('status')).toHaveTextContent('乙');
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('stays as long as requested', () => {
  render(<ToastOutlet />);
  act(() => showToast('久一些', 5000));
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByRole('status')).toHaveTextContent('久一些');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('shows a toast as a popover, and none after its time', () => {
  const showPopover = jest.fn();
  Object.assign(HTMLElement.prototype, { showPopover });
  render(<ToastOutlet />);
  act(() => showToast('甲'));
  expect(showPopover).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

test('keeps a toast off the field that gets the focus', () => {
  const { getByRole } = render(
    <>
      <input />
      <ToastOutlet />
    </>,
  );
  act(() => showToast('验证码已发送'));
  const toast = getByRole('status').firstElementChild as HTMLElement;
  expect(toast.style.transform).toBe('');
  const middle = window.innerHeight / 2;
  const field = getByRole('textbox');
  field.getBoundingClientRect = () => ({ top: middle - 20, height: 40 }) as DOMRect;
  act(() => field.focus());
  const [, moved = ''] = /^translateY\((.+)px\)$/.exec(toast.style.transform) ?? [];
  expect(parseFloat(moved)).toBeLessThanOrEqual(middle - 20 - 12);
});

test('shows a toast within an open dialog, which would cover it in a browser without popovers', () => {
  const { container } = render(
    <>
      <dialog open />
      <ToastOutlet />
    </>,
  );
  act(() => showToast('请长按图片保存'));
  expect(container.querySelector('dialog')).toHaveTextContent('请长按图片保存');
  act(() => jest.advanceTimersByTime(3000));
  expect(container).toHaveTextContent('');
});
