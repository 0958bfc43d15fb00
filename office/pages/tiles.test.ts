import type { FrameRow, PageRow } from './queries';
import { tilesOf, withSession } from './tiles';

const PAGE: PageRow = {
  path: '/summer',
  title: '夏日',
  kind: 'campaign',
  campaign: 'summer',
  plays: null,
  layout: null,
  status: 'running',
  begins: null,
  ends: null,
};
const CLAUSE: PageRow = { ...PAGE, path: '/clause/disclaimer', kind: 'clause', campaign: null };
const LIVE: FrameRow = {
  label: null,
  campaign: null,
  brand: null,
  state: null,
  author: null,
  written: null,
  token: '*t',
};
const ARM: FrameRow = { ...LIVE, label: '7-bold', campaign: 'summer', brand: 'all', state: 'draft', token: '*a' };
const placeOf = (value: string) => ({
  value,
  name: value,
  brands: [value],
  local: `${value}.localhost`,
  origin: `http://${value}.localhost:3000`,
  phone: `https://${value}.example`,
});
const SITE = { pages: [PAGE, CLAUSE], places: ['bfzh', 'iekb'].map(placeOf), frames: [LIVE, ARM] };
const PORTS = { ios: 9000, android: 9001, desktop: 9002, 'ios-app': 9003, 'android-app': 9004, wechat: 9005 };
const ALL = {
  pages: ['/clause/disclaimer', '/summer', '/none'],
  brands: ['iekb', 'bfzh'],
  devices: ['ios', 'wechat'] as const,
  shows: ['live', '7-bold', '8'],
};

test('puts places, pages, revisions and devices side by side, and a revision only on its pages', () => {
  const keys = tilesOf(ALL, '', { ...SITE, ports: PORTS }).map(({ key }) => key);
  expect(keys).toHaveLength(2 * 3 * 2);
  expect(keys.slice(0, 4)).toEqual([
    'iekb /clause/disclaimer live ios',
    'iekb /clause/disclaimer live wechat',
    'iekb /summer live ios',
    'iekb /summer live wechat',
  ]);
});

test('shows a revision for one brand only there', () => {
  const frames = [{ ...ARM, brand: 'bfzh' }];
  const tiles = tilesOf(ALL, '', { ...SITE, frames, ports: PORTS });
  expect(tiles.map(({ key }) => key)).toEqual(['bfzh /summer 7-bold ios', 'bfzh /summer 7-bold wechat']);
});

test('in development a frame is the device’s own preview, which needs a token only for a revision', () => {
  const chosen = { pages: ['/summer'], brands: ['iekb'], devices: ['ios-app'] as const, shows: ['live', '7-bold'] };
  expect(tilesOf(chosen, 'v=XY_9&source=x', { ...SITE, ports: PORTS })).toMatchObject([
    {
      frame: 'http://iekb.localhost:9003/newactivities/summer?v=XY_9&source=ios',
      address: 'http://iekb.localhost:3000/newactivities/summer?v=XY_9&source=ios',
      phone: 'https://iekb.example/newactivities/summer?v=XY_9&source=ios',
    },
    { frame: 'http://iekb.localhost:9003/newactivities/summer?v=XY_9&source=ios&preview=*a' },
  ]);
});

test('in production a frame asks the site for a layout with a token, so WeChat is missing', () => {
  const tiles = tilesOf({ ...ALL, pages: ['/summer'], brands: ['iekb'], shows: ['live'] }, '', SITE);
  expect(tiles.map(({ frame }) => frame)).toEqual([
    'http://iekb.localhost:3000/newactivities/summer?preview=*t&device=phone',
  ]);
});

test('gives a revision no address for visitors', () => {
  const [tile] = tilesOf({ ...ALL, pages: ['/summer'], shows: ['7-bold'] }, '', SITE);
  expect(tile).not.toHaveProperty('address');
  expect(tile).not.toHaveProperty('phone');
});

test('adds a visitor’s session to a frame', () => {
  expect(withSession('http://a.localhost:9/x?v=1', 'abc')).toBe('http://a.localhost:9/x?v=1&token=abc');
  expect(withSession('http://a.localhost:9/x', undefined)).toBe('http://a.localhost:9/x');
});
