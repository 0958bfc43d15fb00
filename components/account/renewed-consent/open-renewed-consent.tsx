import { useRef, useState } from 'react';
import type { PendingAgreement } from '@/lib/browser/account/agreements-pending';
import { messageOf } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { showToast } from '@/lib/browser/overlays/toast';
import { visitorPlace } from '@/lib/browser/page/visitor-place';
import { acceptAgreements } from '@/lib/contract/browser/accept-agreements';
import { Button } from '../../ui/button';
import { keepsQuery } from '../../ui/link-kinds';
import { openDialog } from '../../ui/open-dialog';
import { AccountDialog } from '../account-dialog';
import styles from '../account-dialog.module.css';

interface RenewedConsentProps {
  agreements: readonly PendingAgreement[];
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
}

/** A dialog that asks a visitor to accept new versions of clauses; Escape closes it. */
function RenewedConsent({ agreements, onClose }: RenewedConsentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [pending, setPending] = useState(false);

  async function accept() {
    setPending(true);
    try {
      await callApi(acceptAgreements, {
        agreements: agreements.map(({ slug, version }) => `${slug}@${version}`).join(),
      });
      dialog.current?.close();
    } catch (error) {
      showToast(messageOf(error));
    }
    setPending(false);
  }

  return (
    <AccountDialog dialog={dialog} title="协议已更新" onClose={onClose}>
      <p className={styles.lead}>以下协议有了新版，请阅读；同意后，本账户适用新版。</p>
      <ul className={styles.other}>
        {agreements.map(({ slug, title, version, effectiveOn, url }) => (
          <li key={slug}>
            <a href={url} target="_blank" rel="noopener" {...keepsQuery}>
              《{title}》{version}版，{effectiveOn} 起生效
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.choice}>
        <Button
          variant="action"
          className={styles.submit}
          aria-busy={pending}
          disabled={pending}
          onClick={() => void accept()}
        >
          已阅读并同意
        </Button>
      </p>
    </AccountDialog>
  );
}

let asked = false;

/** Opens the dialog over the page; once per page, also if the visitor closes it. */
export function openRenewedConsent(agreements: readonly PendingAgreement[]): void {
  if (asked) return;
  asked = true;
  openDialog('renewed-consent', visitorPlace(), (onClose) => (
    <RenewedConsent agreements={agreements} onClose={onClose} />
  ));
}
