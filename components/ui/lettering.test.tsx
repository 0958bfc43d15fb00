import { render, screen } from '@testing-library/react';
import { BREAK } from '@/lib/copy/break-mark';
import { CastLettering } from './cast-lettering';
import { Lettering } from './lettering';

const svgs = (container: HTMLElement) => [...container.querySelectorAll('svg')];
const marked = (text: string) => text.replace(/\|/g, BREAK);

test('draws each word, and gives readers the text once', () => {
  const { container } = render(
    <h1>
      <Lettering face="marker">{marked('一步|一级，|站稳|再上')}</Lettering>
    </h1>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('一步一级，站稳再上');
  expect(container).toHaveTextContent(/^一步一级，站稳再上$/);
  expect([...container.querySelectorAll('h1 > .phrase')].map(({ childElementCount }) => childElementCount)).toEqual([
    2, 2,
  ]);
  for (const svg of svgs(container)) expect(svg.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+[a-z]/);
});

test('draws each character for lines that run downwards, and no comma at their end', () => {
  const { container } = render(
    <Lettering face="brush" upright>
      {marked('牛|在走，|缰|在手')}
    </Lettering>,
  );
  expect(svgs(container)).toHaveLength('牛在走缰在手'.length);
  expect(container).toHaveTextContent(/^牛在走，缰在手$/);
});

test('writes a whole text in the system’s face if one of its characters is missing', () => {
  const { container } = render(<Lettering face="poster">{marked('春风|十里，|镕金')}</Lettering>);
  expect(svgs(container)).toEqual([]);
  expect(container).toHaveTextContent(/^春风十里，镕金$/);
});

test('casts a text in one drawing, whose size is known before it is drawn', () => {
  const { container } = render(<CastLettering face="brush">至多 $88</CastLettering>);
  const [svg] = svgs(container);
  const [, , width, height] = svg?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect(svg).toHaveAttribute('height', '1em');
  expect(svg).toHaveAttribute('width', `${(width ?? 0) / (height ?? 0)}em`);
  expect(container).toHaveTextContent(/^至多 \$88$/);
});

test('lays two copies below cast letters, whose ids are unique on a page', () => {
  const { container } = render(
    <>
      <CastLettering face="title">牛在走，缰在手</CastLettering>
      <CastLettering face="title">双向交易</CastLettering>
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
  expect(used).toHaveLength(2 * 3);
  expect(ids).toEqual(expect.arrayContaining(used));
});

test('casts a character that its face lacks in the system’s face', () => {
  const { container } = render(<CastLettering face="poster">镕金 $88</CastLettering>);
  expect(container.querySelector('defs text')).toHaveTextContent(/^镕金 \$88$/);
});
