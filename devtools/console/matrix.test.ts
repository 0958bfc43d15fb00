import { DEVICE_IDS } from './devices';
import { matrixOf, type PreviewPorts } from './matrix';
import { pageChoices } from './page-list';
import { allPlaces, brandPlaces } from './places';

const PORTS = Object.fromEntries(DEVICE_IDS.map((id, index) => [id, 9_000 + index])) as PreviewPorts;
const ALL = {
  hosts: allPlaces.map(({ host }) => host),
  pages: pageChoices.map(({ path }) => path),
  devices: DEVICE_IDS,
  query: '',
  part: 1,
};

test('offers every brand and every page of the catalogue once', () => {
  expect(brandPlaces).toHaveLength(21);
  expect(new Set(ALL.hosts).size).toBe(ALL.hosts.length);
  expect(pageChoices.find(({ path }) => path === '/bbwy/success')).toMatchObject({ kind: 'success', campaign: 'bbwy' });
  expect(pageChoices.filter(({ kind }) => kind === 'clause')).toHaveLength(7);
});

test('shows twelve tiles per part, each tile once, and the last part for a later one', () => {
  const first = matrixOf(ALL, PORTS, '3000');
  expect(first).toMatchObject({ total: ALL.hosts.length * ALL.pages.length * 6, part: 1 });
  const keys = [1, 2, 3].flatMap((part) => matrixOf({ ...ALL, part }, PORTS, '3000').tiles.map(({ key }) => key));
  expect(new Set(keys).size).toBe(36);
  expect(matrixOf({ ...ALL, part: 1_000_000 }, PORTS, '3000').part).toBe(first.parts);
});

test('addresses a tile by its device’s preview, by the visitor’s host and, for phones, by the production host', () => {
  const query = {
    hosts: ['iekb.localhost'],
    pages: ['/summer'],
    devices: ['ios-app'] as const,
    query: 'v=XY_9&source=x',
    part: 1,
  };
  expect(matrixOf(query, PORTS, '3000').tiles).toMatchObject([
    {
      preview: 'http://iekb.localhost:9003/newactivities/summer?v=XY_9&source=ios',
      address: 'http://iekb.localhost:3000/newactivities/summer?v=XY_9&source=ios',
      phone: 'https://chengzan.example/newactivities/summer?v=XY_9&source=ios',
    },
  ]);
});

test('previews a promotional host under its local name', () => {
  const query = { hosts: ['feiyu.example'], pages: ['/summer'], devices: ['ios'] as const, query: '', part: 1 };
  expect(matrixOf(query, PORTS, '').tiles).toMatchObject([
    {
      preview: 'http://feiyu.example.localhost:9000/newactivities/summer',
      address: 'https://feiyu.example/newactivities/summer',
    },
  ]);
});

test('shows nothing while a list is empty', () => {
  expect(matrixOf({ ...ALL, devices: [] }, PORTS, '3000')).toEqual({ tiles: [], total: 0, part: 1, parts: 1 });
});
