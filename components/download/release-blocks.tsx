'use client';

import { useState } from 'react';
import { showToast } from '@/lib/browser/overlays/toast';
import { copyText } from '@/lib/browser/page/copy-text';
import { BREAK } from '@/lib/copy/break-mark';
import type { Release } from '@/lib/flows/release';
import { exactSize } from '@/lib/layout/file-size';
import { Button } from '../ui/button';
import { ChangingWords } from '../ui/changing-words';
import { GuideBlock } from '../ui/guide-block';
import { Words } from '../ui/words';
import styles from './release.module.css';
import { useRelease } from './use-release';

interface ReleaseBlocksProps {
  rendered: Release;
  appCode: string;
  hasPackage: boolean;
}

/** What is new, and how to check a downloaded package. */
export function ReleaseBlocks({ rendered, appCode, hasPackage }: ReleaseBlocksProps) {
  const { version, notes, androidPackage } = useRelease(rendered, appCode);
  return (
    <>
      {notes.length > 0 && (
        <GuideBlock title={`${version} 版${BREAK}更新${BREAK}内容`}>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>
                <Words>{note}</Words>
              </li>
            ))}
          </ul>
        </GuideBlock>
      )}
      {hasPackage && androidPackage && (
        <GuideBlock title="核对安装包">
          <p className={styles.lead}>下载完成后，文件大小与校验值和这里一致，才是未被改动的安装包。</p>
          <dl className={styles.check}>
            <dt>文件大小</dt>
            <dd translate="no">{exactSize(androidPackage.bytes)}</dd>
            <dt>SHA-256</dt>
            <dd>
              <Hash value={androidPackage.sha256} />
            </dd>
          </dl>
        </GuideBlock>
      )}
    </>
  );
}

function Hash({ value }: { value: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    const done = await copyText(value);
    setCopied(done);
    showToast(done ? '校验值已复制' : '复制未成功，请长按校验值复制');
  }

  return (
    <>
      <code className={styles.hash} translate="no">
        {value.match(/.{8}/g)?.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no names, and their order never changes
          <span key={index}>{part}</span>
        ))}
      </code>
      <Button variant="brandQuiet" className={styles.copy} onClick={copy}>
        <ChangingWords>{copied ? '已复制' : '复制校验值'}</ChangingWords>
      </Button>
    </>
  );
}
