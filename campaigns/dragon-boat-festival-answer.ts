import { defineCampaign } from '@/lib/campaign/define';
import landing from './dragon-boat-festival';

const { steps: _steps, reasons: _reasons, hero, ...shared } = landing;

/** The page on which the race is rowed: the same campaign with the quiz on its first screen. */
export default defineCampaign('campaigns/dragon-boat-festival-answer.ts', {
  ...shared,
  hero: {
    kicker: '鼓声已起',
    headline: '各就各位，开桨',
    offer: hero.offer,
    lead: '每答对一题，龙舟前进一程。',
    composition: 'stage',
    scene: [
      { part: 'glow', x: 50, y: 40, width: 90, opacity: 0.7 },
      { part: 'flag', x: 60, y: 30, width: 58 },
      { part: 'leaf', x: 30, y: 52, width: 26, turn: -24, motion: 'float' },
      { part: 'dragon-boat', x: 56, y: 66, width: 84, motion: 'float' },
      { part: 'wave', x: 40, y: 88, width: 84 },
    ],
  },
});
