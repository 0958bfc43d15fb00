import type { SmsServices } from '../sms/services';
import type { AgreementsInForce } from './agreements';
import type { PasswordHasher } from './passwords';

/** What opening an account and logging in work with. */
export interface AccountServices extends SmsServices {
  passwords: PasswordHasher;
  agreements: AgreementsInForce;
}
