import type { AgreementsInForce } from '../agreements/in-force';
import type { Hosts } from '../hosts/follow-hosts';
import type { SmsServices } from '../sms/services';
import type { PasswordHasher } from './passwords';

/** What opening an account and logging in work with. */
export interface AccountServices extends SmsServices {
  passwords: PasswordHasher;
  agreements: AgreementsInForce;
  /** Which brands visitors see under a host. */
  hosts: Hosts;
}
