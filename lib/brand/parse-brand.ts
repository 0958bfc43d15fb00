import { type Brand, brandSchema } from './schema';

/**
 * Validates a brand file, so that a mistake fails the build.
 *
 * @param fileName name of the file in `brands/` without its extension; must equal the appCode
 * @throws Error with the file and each wrong field, such as `brands/bfzh.ts: theme.ink: …`
 */
export function parseBrand(fileName: string, data: unknown): Brand {
  const result = brandSchema.safeParse(data);
  if (!result.success) {
    throw new Error(
      result.error.issues.map(({ path, message }) => `brands/${fileName}.ts: ${path.join('.')}: ${message}`).join('\n'),
    );
  }
  if (result.data.appCode !== fileName) {
    throw new Error(`brands/${fileName}.ts: appCode: is '${result.data.appCode}', must be the file's name`);
  }
  return result.data;
}
