/** Settings that cannot be used; its message has one line for each, and never a value. */
export class ConfigError extends Error {}
