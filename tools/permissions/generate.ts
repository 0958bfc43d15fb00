import { writeFileSync } from 'node:fs';
import { OPERATIONS } from '@/server/operations/operations';
import { FILE, permissionsText } from '@/server/operations/operators/permissions-text';

/** `npm run generate:permissions`: writes docs/permissions.md from the roles of operators. */
writeFileSync(FILE, permissionsText(OPERATIONS));
