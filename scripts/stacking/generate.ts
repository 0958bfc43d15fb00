import { writeFileSync } from 'node:fs';
import { campaigns } from '@/campaigns';
import { FILE, stackingText } from './stacking-text';

/** `npm run generate:stacking`: writes docs/stacking.md from the definitions of the campaigns. */
writeFileSync(FILE, stackingText(campaigns));
