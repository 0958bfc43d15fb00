import { renderOverPage } from '../../ui/render-over-page';
import { RewardsDialog } from './rewards-dialog';

let open = false;
let openings = 0;

/** Opens the visitor's rewards over the page. `opener` takes the focus back at the end. */
export function openRewards(opener: HTMLElement): void {
  if (open) return;
  open = true;
  openings += 1;
  renderOverPage(opener, (remove) => {
    const close = () => {
      open = false;
      remove();
      opener.focus({ preventScroll: true });
    };
    return <RewardsDialog opening={openings} onClose={close} />;
  });
}
