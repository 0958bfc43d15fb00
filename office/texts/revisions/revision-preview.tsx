import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import type { Choice } from '@/server/office/api';
import { sentencesOf } from '../../answer/read-answer';
import { run } from '../../api/operations';
import { Fault } from '../../parts/fault';
import { PreviewPane } from '../preview/preview-pane';

interface RevisionPreviewProps {
  revision: number;
  /** Missing for the revision itself. */
  arm?: string;
  /** `undefined` if it is for all brands. */
  brand: string | undefined;
  brands: readonly Choice[];
  onOpened?: () => void;
}

/** The page of a revision or of one of its arms, on request: an address that others can open is recorded. */
export function RevisionPreview({ revision, arm, brand, brands, onOpened }: RevisionPreviewProps) {
  const [shown, setShown] = useState(brand ?? brands[0]?.value ?? '');
  const preview = useMutation({
    mutationFn: async (of: string) => {
      const input = { revision: String(revision), brand: of, ...(arm !== undefined && { arm }) };
      const { answer } = await run('campaigns preview', { input });
      return sentencesOf(answer, 'preview_address')[0]?.address ?? '';
    },
    ...(onOpened && { onSuccess: onOpened }),
  });
  const choose = (next: string) => {
    setShown(next);
    preview.mutate(next);
  };
  return (
    <div>
      {preview.error && <Fault error={preview.error} />}
      {preview.data === undefined && (
        <Button loading={preview.isPending} onClick={() => preview.mutate(shown)}>
          看页面（手机、电脑、扫码）
        </Button>
      )}
      {preview.data !== undefined && (
        <PreviewPane
          pages={[{ address: preview.data }]}
          stored
          loading={preview.isPending}
          brand={shown}
          brands={brands}
          onBrand={brand === undefined ? choose : undefined}
        />
      )}
    </div>
  );
}
