import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { lazy } from './lazy';
import { NEAR } from './near';

interface PrizeProps {
  prize: string;
}

const Prize = ({ prize }: PrizeProps) => <p>奖品 {prize}</p>;
const load = jest.fn(async (_: PrizeProps) => Prize);

const NearPrize = lazy(load, {
  when: NEAR,
  frame: ({ loaded, error, retry, place }, { prize }) =>
    loaded ?? (
      <div ref={place}>
        <p>加载 {prize}</p>
        {error instanceof Error && (
          <button type="button" onClick={retry}>
            {error.message}
          </button>
        )}
      </div>
    ),
});
const MountedPrize = lazy(load);

const loaded = () => screen.findByText('奖品 $8');

test('renders its frame on the server, and nothing without one', () => {
  expect(renderToString(<NearPrize prize="$8" />)).toContain('加载');
  expect(renderToString(<MountedPrize prize="$8" />)).toBe('');
  expect(load).not.toHaveBeenCalled();
});

test('replaces its frame, and loads with its props', async () => {
  render(<NearPrize prize="$8" />);
  expect(screen.getByText('加载 $8')).toBeVisible();
  expect(await loaded()).toBeVisible();
  expect(screen.queryByText('加载 $8')).toBeNull();
  expect(load.mock.calls).toEqual([[{ prize: '$8' }]]);
});

test('loads its code once, when it comes near the screen', async () => {
  const screenEdge = fakeIntersections();
  const { rerender } = render(<NearPrize prize="$8" />);
  act(() => screenEdge.cross(false));
  expect(load).not.toHaveBeenCalled();
  act(() => screenEdge.cross(true));
  expect(await loaded()).toBeVisible();
  rerender(<NearPrize prize="$18" />);
  expect(screen.getByText('奖品 $18')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screenEdge.watching()).toBe(false);
});

test('loads its code far from the screen when it is mounted, if it does not wait', async () => {
  fakeIntersections();
  render(<MountedPrize prize="$8" />);
  expect(await loaded()).toBeVisible();
});

test('passes the error to its frame until a retry', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  render(<NearPrize prize="$8" />);
  await userEvent.click(await screen.findByRole('button', { name: '网络异常，请重试' }));
  expect(await loaded()).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('stays empty after a failure without a frame', async () => {
  load.mockRejectedValueOnce(new Error('Loading chunk failed'));
  const { container } = render(<MountedPrize prize="$8" />);
  await act(async () => {});
  expect(container).toBeEmptyDOMElement();
});

test('stops waiting for the screen when it is removed', () => {
  const screenEdge = fakeIntersections();
  render(<NearPrize prize="$8" />).unmount();
  expect(screenEdge.watching()).toBe(false);
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
