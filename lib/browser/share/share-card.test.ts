import { SHARE_PICTURE_VERSION } from '@/lib/search/share-picture-version';
import { offerShareCard, onShareCardChange, shareCard } from './share-card';

const LINK = 'http://localhost/newactivities/moon';

beforeEach(() => {
  window.history.replaceState(null, '', '/newactivities/moon?token=secret&utm_term=x');
  document.title = '中秋 - 示例';
  document.body.innerHTML = '';
});

test("reads the page's own words and picture", () => {
  document.body.innerHTML =
    '<meta itemprop="name" content="中秋"><meta itemprop="description" content="赏月"><meta itemprop="image" content="https://gold.example/a.jpg">';
  expect(shareCard()).toEqual({
    title: '中秋',
    description: '赏月',
    link: LINK,
    picture: 'https://gold.example/a.jpg',
  });
});

test("falls back to the document's title and the brand's picture", () => {
  document.documentElement.dataset.brand = 'gold';
  const picture = `http://localhost/newactivities/share/gold/${SHARE_PICTURE_VERSION}/brand-square.jpg`;
  expect(shareCard()).toEqual({ title: '中秋 - 示例', description: '', link: LINK, picture });
});

test('shows an offered part until it is taken back, and reports both', () => {
  const changed = jest.fn();
  const stop = onShareCardChange(changed);
  const takeBack = offerShareCard({ title: '好友邀您', link: `${LINK}?invitecode=AB12` });
  expect(shareCard()).toMatchObject({ title: '好友邀您', link: `${LINK}?invitecode=AB12` });
  takeBack();
  expect(shareCard()).toMatchObject({ title: '中秋 - 示例', link: LINK });
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
});
