import { useRef } from 'react';
import { agreementsOf } from '@/lib/account/registration-fields';
import { visitorPlace } from '@/lib/browser/page/visitor-place';
import type { Agreement } from '@/lib/contract/agreement';
import { acceptAgreements } from '@/lib/contract/browser/accept-agreements';
import { Button } from '../../ui/button';
import { keepsQuery } from '../../ui/link-kinds';
import { openDialog } from '../../ui/open-dialog';
import { useLazyCode } from '../../ui/use-lazy-code';
import { AccountDialog } from '../account-dialog';
import styles from '../account-dialog.module.css';

const load = () => import('@/lib/browser/http/call-api');

interface RenewedConsentProps {
  agreements: readonly Agreement[];
  /** Called when the dialog closes for any reason. */
  onClose: () => void;
}

/** A dialog that asks a visitor to accept new versions of clauses; Escape closes it. */
function RenewedConsent({ agreements, onClose }: RenewedConsentProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { busy, run } = useLazyCode(load);

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
          aria-busy={busy}
          disabled={busy}
          onClick={() =>
            void run(async ({ callApi }) => {
              await callApi(acceptAgreements, { agreements: agreementsOf(agreements) });
              dialog.current?.close();
            })
          }
        >
          已阅读并同意
        </Button>
      </p>
    </AccountDialog>
  );
}

let asked = false;

/** Opens the dialog over the page; once per page, also if the visitor closes it. */
export function openRenewedConsent(agreements: readonly Agreement[]): void {
  if (asked) return;
  asked = true;
  openDialog('renewed-consent', visitorPlace(), (onClose) => (
    <RenewedConsent agreements={agreements} onClose={onClose} />
  ));
}
