/** Invalid settings. The message has one line per fault, and never a setting's value. */
export class ConfigError extends Error {}
