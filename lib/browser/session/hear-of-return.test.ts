import { hearOfReturn } from './hear-of-return';
import { onTokenChange, readToken, saveToken } from './token';

const pageShown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });

test('whoever comes back to a page that the browser has kept is who the browser knows by then', () => {
  saveToken('abc');
  const listener = jest.fn();
  onTokenChange(listener);
  hearOfReturn();
  hearOfReturn();
  // Another page has logged out meanwhile, of which this one heard nothing.
  localStorage.removeItem('token');
  window.dispatchEvent(pageShown(false));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(pageShown(true));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readToken()).toBeNull();
});
