// `npm run test:brands`: compares the landing pages of all brands; fails if two of them look alike. Pictures and the table of pairs
// are in `test-results/brands/`.
import { endToEndSettings } from '../../scripts/test/settings.mjs';
import { testProduct } from '../../scripts/test/test-product.mjs';

await testProduct({
  command: [process.execPath, '--import', 'tsx', 'tools/brands/run.ts'],
  minutes: 20,
  settings: endToEndSettings,
});
