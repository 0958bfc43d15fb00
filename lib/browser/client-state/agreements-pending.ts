import type { Agreement } from '../../contract/agreement';
import { createEmitter } from '../store/emitter';

/** Emits the clauses that the visitor has to accept again, whenever the server lists some with the profile. */
export const agreementsPending = createEmitter<[readonly Agreement[]]>();
