import { render, screen } from '@testing-library/react';
import { Lettering } from './lettering';

const svgs = (container: HTMLElement) => [...container.querySelectorAll('svg')];

test('draws each phrase, and gives readers the text once', () => {
  const { container } = render(
    <h1>
      <Lettering face="marker">一步一级，站稳再上</Lettering>
    </h1>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('一步一级，站稳再上');
  expect(container).toHaveTextContent(/^一步一级，站稳再上$/);
  expect(svgs(container)).toHaveLength(2);
  for (const svg of svgs(container)) expect(svg.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+[a-z]/);
});

test('reserves the place of a drawing in the document', () => {
  const { container } = render(<Lettering face="brush">至多 $88</Lettering>);
  const [svg] = svgs(container);
  const [, , width, height] = svg?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  expect(svg).toHaveAttribute('height', '1em');
  expect(svg).toHaveAttribute('width', `${(width ?? 0) / (height ?? 0)}em`);
});

test('lays copies below the letters, whose ids are unique on a page', () => {
  const { container } = render(
    <>
      <Lettering face="title" copies={2} shaded>
        牛在走，缰在手
      </Lettering>
      <Lettering face="title" copies={1}>
        双向交易
      </Lettering>
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '');
  expect(used).toHaveLength(3 + 3 + 2);
  expect(ids).toEqual(expect.arrayContaining(used));
  const shades = [...container.querySelectorAll('use[fill]')].map((use) => use.getAttribute('fill'));
  expect(shades).toEqual(Array(2).fill(`url(#${container.querySelector('linearGradient')?.id})`));
});

test('writes a whole line in the system’s face if one of its characters is missing', () => {
  const { container } = render(<Lettering face="poster">春风十里，镕金</Lettering>);
  expect(svgs(container)).toEqual([]);
  expect(container.innerHTML).toBe('春风十里，<wbr>镕金');
});
