import { act, renderHook } from '@testing-library/react';
import { useChoice } from './use-choice';

test('another list empties the choice, and the former one stays without it', () => {
  const { result, rerender } = renderHook(({ list }) => useChoice<{ id: number }>(list), {
    initialProps: { list: '{}' },
  });
  act(() => result.current[1]([{ id: 7 }]));
  rerender({ list: '{}' });
  expect(result.current[0]).toEqual([{ id: 7 }]);
  rerender({ list: '{"brand":"bfzh"}' });
  expect(result.current[0]).toEqual([]);
  rerender({ list: '{}' });
  expect(result.current[0]).toEqual([]);
});
