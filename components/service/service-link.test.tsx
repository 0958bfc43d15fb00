import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { SERVICE_CHAT_URL } from '@/lib/browser/flows/service';
import { navigate } from '@/lib/browser/page/navigate';
import { ServiceLink } from './service-link';

function click(): boolean {
  const link = screen.getByRole('link', { name: '在线客服' });
  const event = createEvent.click(link);
  fireEvent(link, event);
  return event.defaultPrevented;
}

test('opens the chat in a window of 800 by 600 that cannot reach the page', () => {
  const chat = { opener: window, focus: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(chat as unknown as Window);
  render(<ServiceLink />);
  expect(click()).toBe(true);
  expect(open).toHaveBeenCalledWith(SERVICE_CHAT_URL, 'service-chat', expect.stringContaining('width=800,height=600'));
  expect(chat.opener).toBeNull();
});

test('follows the link if the browser blocks the window', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  render(<ServiceLink />);
  expect(screen.getByRole('link')).toHaveAttribute('href', SERVICE_CHAT_URL);
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  expect(click()).toBe(false);
});

test.each<[string, Record<string, string>]>([
  ['the app', { platform: 'app' }],
  ["another company's app", { inApp: 'micromessenger' }],
])('stays in the same tab in %s', (_, marks) => {
  const open = jest.spyOn(window, 'open');
  Object.assign(document.documentElement.dataset, marks);
  render(<ServiceLink />);
  expect(click()).toBe(true);
  expect(navigate).toHaveBeenCalledWith(SERVICE_CHAT_URL);
  expect(open).not.toHaveBeenCalled();
});
