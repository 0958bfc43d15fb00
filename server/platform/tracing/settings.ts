import { z } from 'zod';

const endpoint = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((value) => !new URL(value).username, 'must not contain credentials; use OTEL_EXPORTER_OTLP_HEADERS')
  .optional();
const protocol = z.literal('http/json', { error: 'must be http/json' }).optional();

/** OpenTelemetry's own variables, as far as they decide whether to trace; its library reads the others. */
export const tracingSettings = {
  /** URL of a collector; without it there is no tracing. */
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  /** The same for traces only, with the full path. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol,
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  /** `true` turns tracing off. */
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
};

/** How spans are sent; the OpenTelemetry library reads the rest from its own variables. */
export interface TracingConfig {
  /** Headers for the collector, in the format of their variable. */
  headers: string | undefined;
}

/** `undefined` when tracing is off. */
export function tracingConfigOf(settings: z.infer<z.ZodObject<typeof tracingSettings>>): TracingConfig | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SDK_DISABLED } = settings;
  const isTraced = OTEL_SDK_DISABLED === 'false' && (OTEL_EXPORTER_OTLP_ENDPOINT ?? OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);
  return isTraced ? { headers: settings.OTEL_EXPORTER_OTLP_HEADERS } : undefined;
}
