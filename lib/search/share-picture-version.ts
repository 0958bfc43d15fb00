/** Part of the address of every share picture; `npm run generate:art` writes it. */
export const SHARE_PICTURE_VERSION = '2e98cd13';
