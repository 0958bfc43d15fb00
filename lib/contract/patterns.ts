/** Channel code (`appcode`) as visitors' addresses carry it. */
export const APP_CODE_PATTERN = /^[A-Za-z0-9-]{1,32}$/;

/** Printable characters of a session token, so that it always fits a header. */
export const TOKEN_PATTERN = /^[\x21-\x7e]{1,512}$/;
