import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MOST_PICTURE_BYTES } from '@/lib/art/picture';
import { PictureField } from './picture-field';

const DIGEST = '0123456789abcdef0123456789abcdef';

function Form() {
  const [value, setValue] = useState<string>();
  return (
    <QueryClientProvider client={new QueryClient()}>
      <PictureField label="首屏图片" value={value} onChange={setValue} />
      <output>{value}</output>
    </QueryClientProvider>
  );
}

test('uploads a picture around the point that was clicked', async () => {
  const answer = [{ kind: 'figures', table: 'picture_added', columns: ['picture'], values: [DIGEST] }];
  const send = jest.fn(async (_url: string, _request: { body: string }) => ({
    ok: true,
    status: 200,
    json: async () => ({ answer }),
  }));
  global.fetch = send as never;
  const user = userEvent.setup();
  render(<Form />);
  await user.upload(screen.getByLabelText('首屏图片'), new File(['pixels'], 'coin.png', { type: 'image/png' }));
  const source = await screen.findByRole('button', { name: '点一下裁剪后须看得见的地方' });
  source.getBoundingClientRect = () => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  fireEvent.click(source, { clientX: 50, clientY: 50 });
  await user.click(screen.getByRole('button', { name: '裁剪并上传' }));
  expect(await screen.findByText(DIGEST)).toBeVisible();
  expect(JSON.parse(String(send.mock.calls[0]?.[1].body)).input).toEqual({ file: btoa('pixels'), focus: '20,30' });
});

test('takes no file that the server would reject for its size', async () => {
  render(<Form />);
  const large = new File(['pixels'], 'large.png', { type: 'image/png' });
  Object.defineProperty(large, 'size', { value: MOST_PICTURE_BYTES + 1 });
  const input = screen.getByLabelText('首屏图片');
  await userEvent.upload(input, large);
  expect(input).toBeInvalid();
  expect(screen.queryByRole('button', { name: '裁剪并上传' })).not.toBeInTheDocument();
});
