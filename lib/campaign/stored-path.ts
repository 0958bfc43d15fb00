/**
 * The form of a stored campaign's paths, without the leading slash, as the source of a regular expression for JavaScript and
 * nginx. The edge learns no paths at run time: it asks a front server for any path of this form.
 */
export const STORED_PATH = '[A-Za-z0-9][A-Za-z0-9_-]{1,39}(?:/[a-z]{1,20})?';
