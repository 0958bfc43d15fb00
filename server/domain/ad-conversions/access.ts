import type { AD_PLATFORMS, AdEvent, AdPlatformName } from '@/lib/channel/ad-platforms';
import { AD_EVENTS } from '@/lib/channel/ad-platforms';

type Entry<Name extends AdPlatformName> = (typeof AD_PLATFORMS)[Name];

/** A platform's addresses and our credentials, by the names in the registry. */
export type AccessOf<Name extends AdPlatformName> = Record<
  keyof Entry<Name>['settings'] | keyof Entry<Name>['origins'],
  string
>;

/** The platforms that receive conversions, each with its access. */
export type AdPlatformAccess = { [Name in AdPlatformName]?: AccessOf<Name> };

const ACTION = /^([a-z]+):([^,:]+)$/;

/**
 * Reads a setting with a platform's own name for each event, such as `form:123,deposit:Deposit`.
 * @throws Error unless each part names an event, and one is `form`
 */
export function actionsOf(setting: string): Partial<Record<AdEvent, string>> {
  const read = setting.split(',').map((part) => {
    const [, event, action] = ACTION.exec(part.trim()) ?? [];
    const known = AD_EVENTS.find((name) => name === event);
    if (!known || !action) throw new Error(`must be events with their actions, such as form:123,deposit:456`);
    return [known, action] as const;
  });
  const actions = Object.fromEntries(read) as Partial<Record<AdEvent, string>>;
  if (!actions.form) throw new Error('must name an action for form');
  return actions;
}
