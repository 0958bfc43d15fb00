import { placedIssues } from '../form/faults';
import { campaignSceneSchema, sharedPicture } from './scene';

const glow = { shape: 'glow', x: 50, y: 50, width: 90 };
const uploaded = { picture: '0123456789abcdef0123456789abcdef', alt: '一枚金币', x: 50, y: 40, width: 60 };

test.each([
  ['a lone drawing', [glow], []],
  ['no alternative text', [{ ...uploaded, alt: undefined }], [0, 'alt']],
  ['an alternative text with a forbidden word', [{ ...uploaded, alt: '稳赚不赔' }], [0, 'alt']],
  ['another digest', [{ ...uploaded, picture: 'coin' }], [0, 'picture']],
])('rejects %s at its field', (_, scene, path) => {
  const { issues = [] } = campaignSceneSchema.safeParse(scene).error ?? {};
  expect(placedIssues(issues).map((issue) => issue.path)).toEqual([path]);
});

test('shares its own picture, or else the first uploaded one of its scene', () => {
  const scene = campaignSceneSchema.parse([glow, uploaded]);
  const share = { picture: 'f'.repeat(32), alt: '一头金牛' };
  expect([sharedPicture({ scene })?.picture, sharedPicture({ scene, share })]).toEqual([uploaded.picture, share]);
});
