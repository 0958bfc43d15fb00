import { openDialog } from '../../ui/open-dialog';
import { PersonalDataDialog } from './personal-data-dialog';

/**
 * Opens what is stored of the visitor over the page.
 *
 * @param mobile masked; codes are sent to it
 * @param opener takes the focus back at the end; its row or section where it is gone by then
 */
export function openPersonalData(mobile: string, opener: HTMLElement): void {
  openDialog('personal-data', opener, (onClose) => <PersonalDataDialog mobile={mobile} onClose={onClose} />);
}
