import { createRoot } from 'react-dom/client';
import { parseStatus } from '@/lib/campaign/status';
import { LiveStatus } from './live-status';

/** Updates an open campaign page with the campaign status; does nothing on other pages. */
export function showLiveStatus(): void {
  const page = document.querySelector<HTMLElement>('[data-campaign]');
  const place = page?.querySelector<HTMLElement>('[data-life-note]');
  const sent = parseStatus(place?.dataset.lifeNote || undefined);
  if (!page?.dataset.campaign || !place || !sent) return;
  createRoot(place).render(
    <LiveStatus slug={page.dataset.campaign} page={page} sent={sent} returns={place.dataset.returns} />,
  );
}
