import { ApiError } from './api-error';
import { HTTP_TIMEOUT } from './timeout';

/**
 * Fetches code that a page needs only once its visitor acts, such as the calls of the contract with their schemas.
 * A failure is not cached: the next attempt fetches again, and has at once what came too late for the one before.
 *
 * @param load the dynamic import
 * @throws ApiError whose message may be shown, where the code did not arrive, or not within {@link HTTP_TIMEOUT}
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError('timeout')), HTTP_TIMEOUT);
  });
  try {
    return await Promise.race([load(), late]);
  } catch (cause) {
    throw cause instanceof ApiError ? cause : new ApiError(navigator.onLine ? 'network' : 'offline', { cause });
  } finally {
    clearTimeout(timer);
  }
}
