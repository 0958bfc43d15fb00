import type { EventServices } from '../ad-conversions/services';
import type { AgreementsInForce } from '../agreements/in-force';
import type { Hosts } from '../hosts/follow-hosts';
import type { SmsServices } from '../sms/services';
import type { PasswordHasher } from './passwords';

/** The services that registration and login use. */
export interface AccountServices extends SmsServices {
  config: SmsServices['config'] & EventServices['config'];
  passwords: PasswordHasher;
  agreements: AgreementsInForce;
  /** The brands that visitors see on each host. */
  hosts: Hosts;
}
