import { openDialog } from '../../ui/open-dialog';
import { SessionsDialog } from './sessions-dialog';

let openings = 0;

/** Opens the list of devices over the page. `opener` takes the focus back at the end. */
export function openSessions(opener: HTMLElement): void {
  openings += 1;
  openDialog('sessions', opener, (onClose) => <SessionsDialog opening={openings} onClose={onClose} />);
}
