import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { OFFICE_CALLS } from '@/server/office/api';
import { call } from './call';
import { confirmed } from './confirmed';
import { requestPasskey } from './passkey-request';

const { signIn, confirmation, registration } = OFFICE_CALLS.passkeys;

/** Signs in with a passkey of the operator's. */
export async function signInByPasskey(name: string): Promise<void> {
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('POST', signIn.begin, { name });
  await call('POST', signIn.finish, {
    name,
    response: await requestPasskey(() => startAuthentication({ optionsJSON })),
  });
}

/** Confirms with a passkey who uses the session. */
export async function confirmByPasskey(): Promise<void> {
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('POST', confirmation.begin, {});
  await call('POST', confirmation.finish, {
    response: await requestPasskey(() => startAuthentication({ optionsJSON })),
  });
}

/** Creates a passkey on this device, with a name for the operator's list. */
export async function registerPasskey(name: string): Promise<void> {
  const optionsJSON = await confirmed(() =>
    call<PublicKeyCredentialCreationOptionsJSON>('POST', registration.begin, {}),
  );
  const response = await requestPasskey(() => startRegistration({ optionsJSON }));
  await call('POST', registration.finish, { name, response });
}
