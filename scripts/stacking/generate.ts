import { writeFileSync } from 'node:fs';
import { campaigns } from '@/campaigns';
import { FILE, stackingText } from './stacking-text';

/** Writes the document of what stacks from the definitions of the campaigns. */
writeFileSync(FILE, stackingText(campaigns));
