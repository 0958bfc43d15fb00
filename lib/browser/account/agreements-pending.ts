import type * as z from 'zod/mini';
import type { agreement } from '../../contract/agreement';
import { createEmitter } from '../store/emitter';

export type PendingAgreement = z.infer<typeof agreement>;

/** Emits the clauses that the visitor has to accept again, whenever the server lists some with the profile. */
export const agreementsPending = createEmitter<[readonly PendingAgreement[]]>();
