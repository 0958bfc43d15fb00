import { createContext } from 'react';
import type { OfficeOperator } from '@/server/office/api';

/** The operator whose page it is, also after the session has ended. */
export const OwnerContext = createContext<OfficeOperator>({ name: '', roles: [] });
