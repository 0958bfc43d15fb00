import { requireQuiet } from './quiet';

test('accepts a measurement while other programs use a tenth of a core', () => {
  expect(() => requireQuiet(0.1, 'at the highest rates')).not.toThrow();
});

test.each([0.11, Number.NaN])('rejects a measurement while other programs use %s cores', (cores) => {
  expect(() => requireQuiet(cores, 'at the highest rates')).toThrow(
    /^Other programs used .* cores at the highest rates/,
  );
});
