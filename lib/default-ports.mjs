/** Default ports of the server, of the site behind it, and in development of the office; only the server's is public. */
export const DEFAULT_PORTS = { PORT: 3000, SITE_PORT: 3001, OFFICE_PORT: 3002 };
