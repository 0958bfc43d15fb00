import * as act from './act';
import * as frames from './frames';
import { layoutFaults } from './layout';
import * as page from './page';
import { showText } from './text-size';
import { step } from './walk';

page.keepErrors();

/** The functions that the tab calls in the page. */
export const kit = { ...act, ...frames, ...page, layoutFaults, showText, step };

export type Kit = typeof kit;
