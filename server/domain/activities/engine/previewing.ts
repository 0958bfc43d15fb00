import type { ActivityServices } from './services';

/** The services for reads of a preview: they know its campaign instead of the current one of the same name. */
export async function previewing(services: ActivityServices, token: string | undefined): Promise<ActivityServices> {
  const campaign = token === undefined ? undefined : await services.previewed?.(token);
  return campaign ? { ...services, campaigns: [campaign, ...services.campaigns] } : services;
}
