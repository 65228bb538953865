import { OptionError } from '@onlend/core/internal'

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Checks the base address of the service once, when the relay is made, and returns it without a slash at its end.
 *
 * @throws TypeError that says what is wrong with it.
 */
export function readBaseUrl(baseUrl: string, { allowInsecure }: { allowInsecure: boolean }): string {
  if (!URL.canParse(baseUrl)) throw new OptionError('upstream.baseUrl is not an absolute address')
  const url = new URL(baseUrl)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new OptionError('upstream.baseUrl must be https')
  if (url.protocol === 'http:' && !allowInsecure && !loopback.test(url.hostname)) {
    throw new OptionError(
      'upstream.baseUrl must be https: the key would travel in the clear (set allowInsecure for a closed network)',
    )
  }
  if (url.username || url.password) throw new OptionError('upstream.baseUrl must not hold credentials')
  if (url.search || url.hash) throw new OptionError('upstream.baseUrl must not hold a query or a fragment')
  return url.origin + url.pathname.replace(/\/+$/, '')
}
