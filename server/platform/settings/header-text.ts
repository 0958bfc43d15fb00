import { z } from 'zod';

/** Text that fits into a header unescaped; the HTTP client would quote any other value in its error. */
export const headerText = z.string().regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces');
