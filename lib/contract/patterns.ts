/** Channel code (`appcode`) and package code (`v`) as visitors' addresses carry them. */
export const APP_CODE_PATTERN = /^[A-Za-z0-9-]{1,32}$/;
export const PACKAGE_CODE_PATTERN = /^[A-Za-z0-9_.-]{1,32}$/;

/** Printable characters of a session token, so that it always fits a header. */
export const TOKEN_PATTERN = /^[\x21-\x7e]{1,512}$/;
