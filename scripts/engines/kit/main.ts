import * as act from './act';
import { headingUnderHeader, keepErrors, leave, pageState, stored, takeErrors } from './page';

keepErrors();

/** What the tab asks of the page. */
export const kit = { ...act, headingUnderHeader, leave, pageState, stored, takeErrors };

export type Kit = typeof kit;
