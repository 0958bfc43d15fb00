import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LazyIsland } from './lazy-island';

function Island({ title, prize }: { title: string; prize: string }) {
  return (
    <p>
      {title}：{prize}
    </p>
  );
}

test('shows place and title before its code is loaded', async () => {
  render(<LazyIsland load={async () => Island} props={{ title: '夏日任务', prize: '$8' }} />);
  expect(screen.getByRole('heading', { name: '夏日任务' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('正在读取活动进度…');
  expect(await screen.findByText('夏日任务：$8')).toBeVisible();
});

test('loads its code once, when it comes near the screen', async () => {
  const screenEdge = fakeIntersections();
  const load = jest.fn(async () => Island);
  render(<LazyIsland load={load} props={{ title: '夏日任务', prize: '$8' }} />);
  act(() => screenEdge.cross(false));
  expect(load).not.toHaveBeenCalled();
  act(() => screenEdge.cross(true));
  expect(await screen.findByText('夏日任务：$8')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screenEdge.watching()).toBe(false);
});

test('shows an error with a retry if its code does not load', async () => {
  const load = jest.fn(async () => Island);
  load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  render(<LazyIsland load={load} props={{ title: '夏日任务', prize: '$8' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请重试');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('夏日任务：$8')).toBeVisible();
});

// jsdom has no layout and no observer.
function fakeIntersections() {
  let report: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly callback: typeof report) {}
      observe() {
        report = this.callback;
      }
      disconnect() {
        report = undefined;
      }
    },
  });
  return { cross: (isIntersecting: boolean) => report?.([{ isIntersecting }]), watching: () => report !== undefined };
}
