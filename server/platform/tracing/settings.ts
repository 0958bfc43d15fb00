import { z } from 'zod';

const endpoint = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => !new URL(value).username, 'must hold no credentials, which belong in OTEL_EXPORTER_OTLP_HEADERS')
  .optional();
const protocol = z.literal('http/json', { error: 'must be http/json' }).optional();

/** OpenTelemetry's own variables, as far as they decide whether there are traces at all; its library reads the rest of them. */
export const tracingSettings = {
  /** Address of a collector; without it no span is made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  /** The same for traces alone, with its whole path. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** `true` turns traces off, whatever else is set. */
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
};

/** How spans are sent; the library that does so reads the rest of its variables itself. */
export interface TracingConfig {
  /** What it shows the collector, as its variable has it. */
  headers: string | undefined;
}

/** `undefined` where no spans are made. */
export function tracingConfigOf(settings: z.infer<z.ZodObject<typeof tracingSettings>>): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = settings;
  const isTraced = OTEL_SDK_DISABLED === 'false' && (OTEL_EXPORTER_OTLP_ENDPOINT ?? OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  return isTraced ? { headers: settings.OTEL_EXPORTER_OTLP_HEADERS } : undefined;
}
