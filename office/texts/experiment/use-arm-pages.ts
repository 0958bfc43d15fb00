import { useQuery } from '@tanstack/react-query';
import type { Arm } from '@/lib/campaign/revision/arms';
import { useSettled } from '../editor/use-draft';
import { draftPreviewQuery } from '../text-queries';
import { armTitle, type Version } from './arm-texts';

/** The pages of the first arm and of the chosen one, or of the second arm while the author writes the first; without arms one page. */
export function useArmPages(
  at: { campaign: string; brand: string },
  arms: readonly Arm[],
  versions: readonly Version[],
  faulty: readonly (readonly string[])[],
  chosen: number,
) {
  const shown = arms.length === 0 ? [0] : [0, chosen || 1];
  const written = shown.map((index) => JSON.stringify(versions[index]?.text)).join('\n');
  const settled = useSettled(written, 700);
  const isWritten = settled === written;
  const [first = '', second = ''] = settled.split('\n');
  const isRight = shown.map((index) => faulty[index]?.length === 0);
  const query = (file: string, right = false) => ({
    ...draftPreviewQuery(at.campaign, at.brand, file),
    enabled: isWritten && right,
  });
  const pages = [useQuery(query(first, isRight[0])), useQuery(query(second, isRight[1]))].slice(0, shown.length);
  return {
    pages: shown.map((index, place) => ({
      address: pages[place]?.data,
      ...(arms[index] && { name: armTitle(arms[index], index), minor: index !== chosen }),
    })),
    loading: pages.some(({ isFetching }, place) => isRight[place] && (isFetching || !isWritten)),
    error: pages.find(({ error }) => error)?.error ?? null,
  };
}
