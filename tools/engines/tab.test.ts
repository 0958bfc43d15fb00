import type { Browser } from './browsers/browser';
import { Tab } from './tab';

test('names the condition, the limit and the first line of the reason in one line', async () => {
  const tab = new Tab({} as Browser, 'http://bfzh.localhost');
  const fails = () => Promise.reject(new Error('the page is gone\n    at evaluate'));
  await expect(tab.until('a price', fails, 10)).rejects.toThrow(
    /^timed out after 0\.01 s waiting for a price: the page is gone$/,
  );
});
