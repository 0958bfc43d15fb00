import { render, screen, waitFor } from '@testing-library/react';
import { PageLinks } from './page-links';

jest.mock('@/lib/browser/client-state/store', () => ({ clientState: () => ({ v: 'XY_9' }) }));

const PACKAGE = 'https://package.example/software/XY_101.apk';

function Page({ late = false }: { late?: boolean }) {
  return (
    <>
      <a href="/newactivities/clause/disclaimer#a" data-keep-query="">
        kept
      </a>
      <a href="/newactivities/clause/disclaimer">plain</a>
      <a href={PACKAGE} data-download="android">
        package
      </a>
      <a href="https://apps.example/id1" data-download="">
        store
      </a>
      {late && (
        <a href="/newactivities/download" data-keep-query="" data-download="">
          late
        </a>
      )}
      <PageLinks />
    </>
  );
}

const hrefOf = (name: string) => screen.getByText(name).getAttribute('href');

beforeEach(() => window.history.replaceState(null, '', '/newactivities/summer?v=XY_9&token=secret'));

test('marked links carry the query without its token, the others stay', () => {
  render(<Page />);
  expect(hrefOf('kept')).toBe('/newactivities/clause/disclaimer?v=XY_9#a');
  expect(hrefOf('plain')).toBe('/newactivities/clause/disclaimer');
});

test("a package is the one that the query's v names, a store stays", () => {
  render(<Page />);
  expect(hrefOf('package')).toBe('http://localhost/software/XY_9.apk');
  expect(hrefOf('store')).toBe('https://apps.example/id1');
});

test('a link that comes later, and one whose address changes, are treated alike', async () => {
  const { rerender } = render(<Page />);
  rerender(<Page late />);
  await waitFor(() => expect(hrefOf('late')).toBe('/newactivities/download?v=XY_9'));
  screen.getByText('late').setAttribute('href', '/newactivities/guessing');
  await waitFor(() => expect(hrefOf('late')).toBe('/newactivities/guessing?v=XY_9'));
});
