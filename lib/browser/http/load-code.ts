import { ApiError, HTTP_TIMEOUT } from './api-error';

/**
 * Fetches code that a page needs only once its visitor acts, such as the calls of the contract with their schemas.
 * A failure is not cached: the next attempt fetches again, and has at once what came too late for the one before.
 *
 * @param load the dynamic import
 * @throws ApiError whose message may be shown, where the code did not arrive, or not within {@link HTTP_TIMEOUT}
 */
export function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, HTTP_TIMEOUT, new ApiError('timeout'));
    load()
      .then(resolve, (cause) => reject(new ApiError(navigator.onLine ? 'network' : 'offline', { cause })))
      .then(() => clearTimeout(timer));
  });
}
