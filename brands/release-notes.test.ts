import { brands } from '.';
import { releaseNotes } from './release-notes';

test.each(brands.map(({ appCode, version }) => [appCode, version]))('has notes for %s in version %s', (_, version) => {
  expect(releaseNotes[version]?.length).toBeGreaterThan(0);
});
