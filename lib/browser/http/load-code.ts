import { ApiError } from './api-error';

/**
 * Fetches code that a page needs only once its visitor acts, such as the calls of the contract with their schemas.
 * A failure is not cached: the next attempt fetches again.
 *
 * @param load the dynamic import
 * @throws ApiError whose message may be shown, where the code did not arrive
 */
export async function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError(navigator.onLine ? 'network' : 'offline', { cause });
  }
}
