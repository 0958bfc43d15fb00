import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useTyped } from './use-typed';

/** A field whose value comes back from an address that changes later. */
function Field({ address }: { address: { queue: string[]; set: (value: string) => void } }) {
  const [value, setValue] = useState('');
  address.set = setValue;
  const { text, setText, handlers } = useTyped(value, (next) => address.queue.push(next));
  return <input aria-label="find" value={text} onChange={({ target }) => setText(target.value)} {...handlers} />;
}

function show() {
  const address = { queue: [] as string[], set: (_: string) => {} };
  render(<Field address={address} />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'find' });
  const type = (value: string, isComposing = false) => fireEvent.input(input, { target: { value }, isComposing });
  const comesBack = (value: string) => act(() => address.set(value));
  return { address, input, type, comesBack };
}

test('reports a word once, after its composition, and leaves the letters of the composition alone', () => {
  const { address, input, type, comesBack } = show();
  for (const letters of ['h', 'hu', 'huang']) type(letters, true);
  expect(address.queue).toEqual([]);
  type('黄金', true);
  fireEvent.compositionEnd(input);
  expect(address.queue).toEqual(['黄金']);
  comesBack('黄金');
  expect(input).toHaveValue('黄金');
});

test('leaves what is typed on while its earlier letters come back', () => {
  const { address, input, type, comesBack } = show();
  for (const letters of ['a', 'ab', 'abc', 'abc ']) type(letters);
  expect(address.queue).toEqual(['a', 'ab', 'abc']);
  for (const value of address.queue) comesBack(value);
  expect(input).toHaveValue('abc ');
});

test('shows a value that something else set', () => {
  const { input, type, comesBack } = show();
  type('gold');
  comesBack('gold');
  comesBack('');
  expect(input).toHaveValue('');
  comesBack('gold');
  expect(input).toHaveValue('gold');
});
