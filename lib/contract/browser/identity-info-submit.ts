// Written by `npm run generate`.
import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const identityInfoSubmit: BrowserCall<(typeof CALLS)['identityInfoSubmit']> = {"method":"POST","path":"/apis/uc/user/userinfo/identityInfoSubmitI","encoding":"form-or-query","response":{"type":"object","properties":{"IsSuccess":{"const":true},"Data":{"anyOf":[{"anyOf":[{"type":"object","properties":{"authenticationMethod":{"type":"integer"}},"required":[]},{"type":"string"},{"type":"number"},{"type":"boolean"},{"type":"array","items":{}}]},{"type":"null"}]}},"required":[]}};
