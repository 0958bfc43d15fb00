/** Part of the address of every share picture; `npm run generate` writes it. */
export const SHARE_PICTURE_VERSION = 'd980b831';
