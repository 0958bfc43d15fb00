import { createRoot } from 'react-dom/client';
import { readPageLife } from '@/lib/campaign/page-life';
import { CampaignLife } from './campaign-life';

/** Updates an open campaign page with the campaign status; does nothing on other pages. */
export function showCampaignLife(): void {
  const page = document.querySelector<HTMLElement>('[data-campaign]');
  const place = page?.querySelector<HTMLElement>('[data-life-note]');
  const sent = readPageLife(place?.dataset.lifeNote || undefined);
  if (!page?.dataset.campaign || !place || !sent) return;
  createRoot(place).render(<CampaignLife slug={page.dataset.campaign} page={page} sent={sent} />);
}
