import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns'
import { isIP } from 'node:net'
import { buildConnector } from 'undici'
import { isPrivateAddress } from './isPrivateAddress.ts'
import { PrivateAddressError } from './PrivateAddressError.ts'

type Resolve = (
  hostname: string,
  options: LookupOptions,
  callback: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void

/**
 * Makes connections to public addresses and to the allowed hosts alone. The addresses are checked as the connection resolves them, so that a name that
 * changes between check and connection reaches no private network either.
 */
export function connectPublicly(
  allowed: ReadonlySet<string>,
  /** @default the machine's resolver */
  resolveAll: Resolve = (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, callback),
): buildConnector.connector {
  const lookup = (
    hostname: string,
    options: LookupOptions,
    callback: (error: Error | null, found: string | LookupAddress[], family?: number) => void,
  ): void => {
    resolveAll(hostname, options, (error, found) => {
      const [first] = found ?? []
      if (error || first === undefined) return callback(error ?? new Error('the name has no address'), [])
      if (!allowed.has(hostname) && found.some(({ address }) => isPrivateAddress(address)))
        return callback(new PrivateAddressError('the address is in a private network'), [])
      if (options.all) callback(null, found)
      else callback(null, first.address, first.family)
    })
  }
  const connect = buildConnector({ lookup, rejectUnauthorized: true, timeout: 10_000 })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[|\]$/g, '')
    // No name is resolved for an address.
    if (isIP(host) !== 0 && isPrivateAddress(host) && !allowed.has(options.hostname))
      return callback(new PrivateAddressError('the address is in a private network'), null)
    connect(options, callback)
  }
}
