import type { ReactNode } from 'react';
import { type PersonalData, removeCard } from '@/lib/browser/account/personal-data-calls';
import { showToast } from '@/lib/browser/overlays/toast';
import { copyText } from '@/lib/browser/page/copy-text';
import { downloadFile } from '@/lib/browser/page/download-file';
import { inWebView } from '@/lib/browser/page/in-web-view';
import { personalCopy } from '@/lib/privacy/personal-copy';
import { Button } from '../../ui/button';
import { showUnfolded } from '../../ui/show-unfolded';
import accountDialog from '../account-dialog.module.css';
import { DialogForm } from '../dialog-form';
import { LogInAgain } from '../log-in-again';
import { useFields } from '../use-fields';
import { CloseAccount } from './close-account-form';
import { MobileForm } from './mobile-form';
import { NameForm } from './name-form';
import styles from './personal-data.module.css';
import { type PersonalTask, usePersonalTask } from './use-personal-task';

interface PersonalDataViewProps extends Omit<PersonalTask, 'grant'> {
  data: PersonalData;
  /** Called when the account is closed. */
  onClosed: () => void;
}

const FILE_NAME = '个人信息副本.json';

/** Everything that is stored, and the forms that change it. */
export function PersonalDataView({ data, onCorrected, onStale, onClosed }: PersonalDataViewProps) {
  const task = { grant: data.grant, onCorrected, onStale };
  const copy = () => personalCopy(data.sections, data.at);
  const has = (title: string, value?: string) =>
    data.sections.some(
      (section) =>
        section.title === title &&
        (!value || section.entries.some((entry) => entry.some((detail) => detail.value === value))),
    );

  function download() {
    if (inWebView()) return showToast('当前应用不支持下载，请改用复制');
    downloadFile(new Blob([copy()], { type: 'application/json' }), FILE_NAME);
  }

  async function copyAll() {
    showToast((await copyText(copy())) ? '已复制' : '复制未成功，请改用下载');
  }

  return (
    <div className={styles.view}>
      <p className={styles.ways}>
        <Button variant="outlined" className={styles.way} onClick={download}>
          下载副本
        </Button>
        <Button variant="outlined" className={styles.way} onClick={() => void copyAll()}>
          复制全部
        </Button>
      </p>
      {data.sections.map(({ title, entries }) => (
        <Fold key={title} title={`${title}（${entries.length}）`}>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names and always change together
            <dl key={index} className={styles.entry}>
              {entry.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          ))}
        </Fold>
      ))}
      {has('实名认证') && (
        <Fold title="更正姓名">
          <NameForm {...task} />
        </Fold>
      )}
      <Fold title="更换手机号">
        <MobileForm {...task} />
      </Fold>
      {has('银行卡', '已绑定') && (
        <Fold title="解绑银行卡">
          <CardRemoval {...task} />
        </Fold>
      )}
      <Fold title="注销账户">
        <CloseAccount grant={data.grant} onStale={onStale} onClosed={onClosed} />
      </Fold>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold} onToggle={showUnfolded}>
      <summary className={styles.summary}>{title}</summary>
      {children}
    </details>
  );
}

/** Removes the bound card from the account, so that the visitor can bind another. */
function CardRemoval({ grant, ...task }: PersonalTask) {
  const fields = useFields<never>([], () => undefined);
  const { pending, expired, submit } = usePersonalTask(fields, task, '银行卡已解绑');

  return (
    <DialogForm
      form={{ ...fields, pending }}
      remedy={expired && <LogInAgain />}
      label="解绑银行卡"
      button={['确认解绑', '解绑中…']}
      onSubmit={() => void submit({}, () => removeCard(grant))}
    >
      <p className={accountDialog.lead}>卡号有误或需要更换时，先解绑，再回到“我的账户”绑定新卡。</p>
    </DialogForm>
  );
}
