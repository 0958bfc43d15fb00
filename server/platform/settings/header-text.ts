import { z } from 'zod';

/** What goes into a header as it stands; the HTTP client would quote any other value in its failure. */
export const headerText = z.string().regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces');
