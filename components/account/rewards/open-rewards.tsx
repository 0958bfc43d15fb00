import { openDialog } from '../../ui/open-dialog';
import { RewardsDialog } from './rewards-dialog';

let openings = 0;

/** Opens the visitor's rewards over the page. `opener` takes the focus back at the end. */
export function openRewards(opener: HTMLElement): void {
  openings += 1;
  openDialog('rewards', opener, (onClose) => <RewardsDialog opening={openings} onClose={onClose} />);
}
