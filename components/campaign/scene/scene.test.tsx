import { render, screen } from '@testing-library/react';
import { Scene } from './scene';

const place = { x: 50, y: 50, width: 60 };
const picture = '0123456789abcdef0123456789abcdef';

test('shows an uploaded picture between the drawings below and above it, in the formats of old and new browsers', () => {
  const uploaded = { picture, alt: '一枚金币', ...place };
  const scene = [{ shape: 'glow', ...place } as const, uploaded, { shape: 'coin', ...place } as const];
  const { container } = render(<Scene scene={scene} appCode="bfzh" />);
  const layers = [...(container.firstElementChild?.children ?? [])];
  expect(layers.map(({ tagName }) => tagName)).toEqual(['svg', 'STYLE', 'PICTURE', 'svg']);
  expect(screen.getByRole('img', { name: '一枚金币' })).toHaveAttribute('src', expect.stringMatching(/-hero-480$/));
  expect([...container.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])).toEqual([
    ['(min-width: 1024px)', `/newactivities/art/u/${picture}-hero-960.webp`],
    ['', `/newactivities/art/u/${picture}-hero-480.webp`],
  ]);
  expect(layers[1]).toHaveTextContent('[data-layer=layer-1]{left:20%;top:20%;width:60%}');
});
