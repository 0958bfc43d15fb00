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

test('its place and title are there before its code is', async () => {
  render(<LazyIsland load={async () => Island} props={{ title: '夏日任务', prize: '$8' }} />);
  expect(screen.getByRole('heading', { name: '夏日任务' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('正在读取活动进度…');
  expect(await screen.findByText('夏日任务：$8')).toBeVisible();
});

test('nothing is fetched before the visitor comes near, and then once', async () => {
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

test('code that did not arrive is said, and fetched again on demand', async () => {
  const load = jest.fn(async () => Island);
  load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  render(<LazyIsland load={load} props={{ title: '夏日任务', prize: '$8' }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请重试');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('夏日任务：$8')).toBeVisible();
});

// jsdom lays nothing out and has no observer of its own.
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
