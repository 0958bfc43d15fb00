import { breakWords } from '@/lib/copy/break-words';
import type { Variant } from '@/lib/variant/types';
import { BackToApp } from '../account/back-to-app';
import { keepsQuery, leadsToApp } from '../ui/link-kinds';
import { Words } from '../ui/words';
import styles from './open-app-prompt.module.css';

interface OpenAppPromptProps {
  variant: Variant;
  appName: string;
  /** The app's download; `null` if the host hides the link. */
  downloadHref: string | null;
}

/** Inside the app its bridge, elsewhere its download. */
export function OpenAppPrompt({ variant, appName, downloadHref }: OpenAppPromptProps) {
  if (variant.platform === 'app') return <BackToApp className={styles.button}>回到APP办理</BackToApp>;
  if (downloadHref === null)
    return (
      <p>
        <Words>{breakWords(`请打开手机上已安装的${appName}办理。`, [appName])}</Words>
      </p>
    );
  return (
    <>
      <a className={styles.button} href={downloadHref} {...(variant.device === 'desktop' ? keepsQuery : leadsToApp)}>
        <Words>{breakWords(`下载${appName}`, [appName])}</Words>
      </a>
      <p className={styles.hint}>
        <Words>{breakWords('已安装的，请直接打开应用')}</Words>
      </p>
    </>
  );
}
