import { useRef, useState } from 'react';
import { openPersonalData, type PersonalData } from '@/lib/browser/account/personal-data-calls';
import { accountChanged } from '@/lib/browser/client-state/account-changed';
import { messageOf } from '@/lib/browser/http/api-error';
import { showToast } from '@/lib/browser/overlays/toast';
import { openDialog } from '../../ui/open-dialog';
import { AccountDialog } from '../account-dialog';
import { PersonalCodeForm } from './personal-code-form';
import { PersonalDataView } from './personal-data-view';

interface PersonalDataDialogProps {
  /** Masked mobile number; the server sends codes to it. */
  mobile: string;
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
}

/** A dialog with everything that is stored about the visitor, after an SMS code; Escape closes it. */
function PersonalDataDialog({ mobile, onClose }: PersonalDataDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [data, setData] = useState<PersonalData>();
  const [notice, setNotice] = useState<string>();

  async function renew(words: string) {
    showToast(words);
    accountChanged();
    if (!data) return;
    await openPersonalData({ grant: data.grant }).then(setData, (error) => askAgain(messageOf(error)));
  }

  function askAgain(why: string) {
    setNotice(why);
    setData(undefined);
  }

  return (
    <AccountDialog
      dialog={dialog}
      title="个人信息"
      notice={data ? undefined : notice}
      focused={data ? undefined : '[name="code"]'}
      onClose={onClose}
    >
      {data ? (
        <PersonalDataView
          data={data}
          onCorrected={(words) => void renew(words)}
          onStale={askAgain}
          onClosed={() => dialog.current?.close()}
        />
      ) : (
        <PersonalCodeForm
          mobile={mobile}
          before="查看、下载、更正个人信息或注销账户"
          onCode={async (code) => setData(await openPersonalData({ code }))}
        />
      )}
    </AccountDialog>
  );
}

/**
 * Opens everything that is stored about the visitor in a dialog over the page.
 *
 * @param mobile masked; the server sends codes to it
 * @param opener gets the focus back on close; if it is gone, its row or section does
 */
export function openPersonalDataDialog(mobile: string, opener: HTMLElement): void {
  openDialog('personal-data', opener, (onClose) => <PersonalDataDialog mobile={mobile} onClose={onClose} />);
}
