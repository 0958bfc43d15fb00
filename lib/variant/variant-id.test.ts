import fc from 'fast-check';
import { DEVICES, DOWNLOAD_SOURCES, PLATFORMS } from './types';
import { parseVariantId, variantId } from './variant-id';

const variants = fc.record(
  {
    brand: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
    packageCode: fc.stringMatching(/^[A-Za-z0-9_-]{1,32}$/),
    device: fc.constantFrom(...DEVICES),
    platform: fc.constantFrom(...PLATFORMS),
    downloads: fc.constantFrom(...DOWNLOAD_SOURCES),
    openChannel: fc.boolean(),
    iosStore: fc.stringMatching(/^[a-z0-9-]{1,32}$/),
    canonicalHost: fc.stringMatching(/^[a-z0-9-]{1,20}(?:\.[a-z0-9-]{1,20}){1,3}$/),
    campaignStatus: fc.stringMatching(/^[a-z]{1,8}(?:_\d{0,11}){0,2}$/),
    revision: fc.stringMatching(/^[0-9a-f]{16}$/),
  },
  { requiredKeys: ['brand', 'packageCode', 'device', 'platform', 'downloads', 'openChannel'] },
);

test('parses every variant id back, also percent-encoded', () => {
  fc.assert(
    fc.property(variants, (variant) => {
      const id = variantId(variant);
      expect(id).toMatch(/^[\w~-]+$/);
      expect(parseVariantId(id)).toEqual(variant);
      expect(parseVariantId(id.replaceAll('~', '%7E'))).toEqual(variant);
    }),
    { seed: 1 },
  );
});

test('gives different variants different ids', () => {
  fc.assert(
    fc.property(variants, variants, (a, b) => {
      expect(variantId(a) === variantId(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
    { seed: 1 },
  );
});

test.each([
  '',
  'bfzh',
  'bfzh~XY_101~ios~web',
  'bfzh~XY_101~ios~web~standard~more',
  'bfzh~XY_101~ios~web~standard~',
  'bfzh~XY_101~ios~web~standard~open~open',
  'bfzh~XY_101~ios~web~standard~store_',
  'bfzh~XY_101~ios~web~standard~store_A',
  'bfzh~XY_101~ios~web~standard~store_a~open',
  'bfzh~XY_101~ios~web~standard~store_a~store_b',
  'bfzh~XY_101~ios~web~standard~host_',
  'bfzh~XY_101~ios~web~standard~host_gold',
  'bfzh~XY_101~ios~web~standard~host_gold.example',
  'bfzh~XY_101~ios~web~standard~host_gold__example',
  'bfzh~XY_101~ios~web~standard~host_gold_example~store_a',
  'bfzh~XY_101~ios~web~standard~life_',
  'bfzh~XY_101~ios~web~standard~life_1',
  'bfzh~XY_101~ios~web~standard~life_ended~store_a',
  'bfzh~XY_101~ios~web~standard~rev_1',
  'bfzh~XY_101~ios~web~standard~rev_0123456789abcdeg',
  'bfzh~XY_101~tv~web~standard',
  'bfzh~XY_101~ios~desk~standard',
  'bfzh~XY_101~ios~web~nowhere',
  '~XY_101~ios~web~standard',
  'bfzh~~ios~web~standard',
  'bfzh~<script>~ios~web~standard',
  '../bfzh~XY_101~ios~web~standard',
  'bfzh~XY_101~constructor~web~standard',
])('rejects %j as a variant id', (segment) => {
  expect(parseVariantId(segment)).toBeNull();
});
