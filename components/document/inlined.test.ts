import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { inlined } from './inlined';

const SCRIPTS = ['address', 'early-taps', 'elder', 'engine', 'landing', 'links', 'renewal', 'token'];

test.each([
  ...SCRIPTS.map((name) => `components/document/${name}-script.js`),
  'components/campaign/success/visitor-script.js',
])('%s is written in ES5 and cannot close its own element', (file) => {
  const script = readFileSync(file, 'utf8');
  expect(() => parse(script.replace('export default ', ''), { ecmaVersion: 5 })).not.toThrow();
  expect(script).not.toContain('</');
});

test('calls a script with the values', () => {
  const script = (one: string, other: { names: string[] }) => Object.assign(window, { called: [one, other] });
  new Function(inlined(script, "it's", { names: ['a'] }))();
  expect(window).toHaveProperty('called', ["it's", { names: ['a'] }]);
});
