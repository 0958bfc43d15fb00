/** Where the server and the site behind it listen when nothing else is set; the server's is the one public port. */
export const DEFAULT_PORTS = { PORT: 3000, SITE_PORT: 3001 };
