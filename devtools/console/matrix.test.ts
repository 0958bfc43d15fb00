import { DEVICE_IDS } from './devices';
import { matrixOf, type PreviewPorts } from './matrix';
import { listedPages } from './page-list';
import { allPlaces, brandPlaces } from './places';

const PORTS = Object.fromEntries(DEVICE_IDS.map((id, index) => [id, 9_000 + index])) as PreviewPorts;
const ALL = {
  hosts: allPlaces.map(({ host }) => host),
  pages: listedPages.map(({ path }) => path),
  devices: DEVICE_IDS,
  query: '',
  part: 1,
};

test('every brand and every page of the catalogue can be chosen, each once', () => {
  expect(brandPlaces).toHaveLength(21);
  expect(new Set(ALL.hosts).size).toBe(ALL.hosts.length);
  expect(listedPages.find(({ path }) => path === '/bbwy/success')).toMatchObject({ kind: 'success', slug: 'bbwy' });
  expect(listedPages.filter(({ kind }) => kind === 'clause')).toHaveLength(7);
});

test('a part of all there is holds twelve, the last one the rest, and none is shown twice', () => {
  const first = matrixOf(ALL, PORTS, '3000');
  expect(first).toMatchObject({ total: ALL.hosts.length * ALL.pages.length * 6, part: 1 });
  const keys = [1, 2, 3].flatMap((part) => matrixOf({ ...ALL, part }, PORTS, '3000').tiles.map(({ key }) => key));
  expect(new Set(keys).size).toBe(36);
  expect(matrixOf({ ...ALL, part: 1_000_000 }, PORTS, '3000').part).toBe(first.parts);
});

test('a brand is shown by the preview of its device; its address is what a visitor has, a phone gets its production host', () => {
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

test('a promotional host is shown under its name on this machine', () => {
  const query = { hosts: ['feiyu.example'], pages: ['/summer'], devices: ['ios'] as const, query: '', part: 1 };
  expect(matrixOf(query, PORTS, '').tiles).toMatchObject([
    {
      preview: 'http://feiyu.example.localhost:9000/newactivities/summer',
      address: 'https://feiyu.example/newactivities/summer',
    },
  ]);
});

test('where a list is empty there is nothing to show', () => {
  expect(matrixOf({ ...ALL, devices: [] }, PORTS, '3000')).toEqual({ tiles: [], total: 0, part: 1, parts: 1 });
});
