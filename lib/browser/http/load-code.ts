import { ApiError, HTTP_TIMEOUT } from './api-error';

/**
 * Loads code that a page needs only once its visitor acts, such as the contract's calls with their schemas. A failure
 * is not cached: the next attempt loads again, and gets code that arrived late right away.
 *
 * @param load the dynamic import
 * @throws ApiError with a message for the visitor if loading fails or takes longer than {@link HTTP_TIMEOUT}
 */
export function loadCode<Module>(load: () => Promise<Module>): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, HTTP_TIMEOUT, new ApiError('timeout'));
    load()
      .then(resolve, (cause) => reject(new ApiError(navigator.onLine ? 'network' : 'offline', { cause })))
      .then(() => clearTimeout(timer));
  });
}
