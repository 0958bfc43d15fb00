/** Default ports of the server and of the site behind it; only the server's is public. */
export const DEFAULT_PORTS = { PORT: 3000, SITE_PORT: 3001 };
