import { render, screen } from '@testing-library/react';
import type { CampaignScene } from '@/lib/campaign/scene';
import { Scene } from './scene';

const PLACE = { x: 50, y: 50, width: 60 };
const PICTURE = '0123456789abcdef0123456789abcdef';

test('shows an uploaded picture between the drawings below and above it, in the formats of old and new browsers', () => {
  const scene: CampaignScene = [
    { shape: 'glow', ...PLACE },
    { shape: 'bar', ...PLACE },
    { picture: PICTURE, alt: '一枚金币', ...PLACE },
    { shape: 'coin', ...PLACE },
  ];
  const { container } = render(<Scene scene={scene} appCode="bfzh" />);
  const layers = [...(container.firstElementChild?.children ?? [])];
  expect(layers.map(({ tagName }) => tagName)).toEqual(['svg', 'PICTURE', 'svg', 'STYLE']);
  expect(layers.map((layer) => layer.querySelectorAll('image').length)).toEqual([2, 0, 1, 0]);
  const image = screen.getByRole('img', { name: '一枚金币' });
  expect(image).toHaveAttribute('src', `/newactivities/art/u/${PICTURE}-hero-480`);
  expect(image).toHaveAttribute('width', '480');
  const sources = [...(layers[1]?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => [source.media, source.type, source.srcset.replace(/.*-hero/, 'hero')])).toEqual([
    ['(min-width: 1024px)', 'image/webp', 'hero-960.webp'],
    ['', 'image/webp', 'hero-480.webp'],
  ]);
  expect(container.querySelectorAll('[style]')).toHaveLength(0);
});
