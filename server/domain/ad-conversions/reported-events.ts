import { type AdEvent, type AdPlatformName, type AdSwitch, adPlatform, mayReport } from '@/lib/channel/ad-platforms';
import { type AdPlatformAccess, actionsOf } from './access';

/**
 * The events that a platform gets of visitors of a brand and a host. None of a platform without an access, except that
 * the specification's platforms wait for theirs.
 */
export function reportedEvents(
  name: AdPlatformName,
  access: AdPlatformAccess,
  brand: AdSwitch,
  host: AdSwitch | undefined,
): readonly AdEvent[] {
  const { events, specified } = adPlatform(name);
  const own: Readonly<Record<string, string>> | undefined = access[name];
  if ((!own && !specified) || !mayReport(name, brand, host)) return [];
  const actions = own?.actions === undefined ? undefined : actionsOf(own.actions);
  return actions ? events.filter((event) => actions[event]) : events;
}
