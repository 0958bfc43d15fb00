import { brands } from '.';
import { releaseNotes } from './release-notes';

test.each(brands.map(({ appCode, version }) => [appCode, version]))('%s has notes for its version %s', (_, version) => {
  expect(releaseNotes[version]?.length).toBeGreaterThan(0);
});
