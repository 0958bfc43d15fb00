/** What the tests need of the server: its development inbox for SMS codes, and limits that many tests from one address keep. */
export const endToEndSettings = {};
