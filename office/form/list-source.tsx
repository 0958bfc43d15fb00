import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { ListNode } from '@/lib/form/form-node';
import { useFormScope } from './form-scope';

const RowsDialog = lazy(() => import('./rows-dialog'));
const SceneDialog = lazy(() => import('./scene-dialog'));

interface ListSourceProps {
  also: NonNullable<ListNode['also']>;
  path: string;
  items: readonly unknown[];
}

const LABELS = { scene: '从现成的画面里选', bank: '用文件替换题库', prizes: '用文件替换奖品' };

/** Fills a list otherwise than item by item: from a file, or from another campaign's scene. */
export function ListSource({ also, path, items }: ListSourceProps) {
  const { onChange } = useFormScope();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const take = (taken: readonly unknown[]) => {
    onChange(path, taken);
    close();
  };
  const name = path.split('.').at(-1);
  const list = name === 'shop' || name === 'packets' ? name : 'segments';
  const firstId = Math.max(0, ...items.map((item) => Number((item as { id?: unknown }).id) || 0)) + 1;
  return (
    <>
      <Button size="small" style={{ alignSelf: 'start' }} onClick={() => setOpen(true)}>
        {LABELS[also]}
      </Button>
      {open && (
        <Suspense>
          {also === 'scene' ? (
            <SceneDialog onTake={take} onClose={close} />
          ) : (
            <RowsDialog of={also === 'bank' ? { list: 'bank', firstId } : { list }} onTake={take} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
