import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { readOwnerId } from '../routes/readOwnerId.ts'
import { safeId } from '../routes/safeId.ts'

const owners: ReadonlySet<string> = new Set(['customer_partner_id', 'channel_partner_id'])

/**
 * Reads the query of one of the relay's own routes: only known names, each at most once, each an id.
 *
 * @throws RelayRefusal for anything else, since two readers could take it in two ways.
 */
export function readQuery(query: string, allowed: readonly string[]): Readonly<Record<string, string>> {
  const values: Record<string, string> = {}
  if (query === '') return values
  for (const pair of query.split('&')) {
    const [name = '', sent = '', ...rest] = pair.split('=')
    const value = owners.has(name) ? readOwnerId(sent) : safeId.test(sent) ? sent : null
    const isClear = allowed.includes(name) && !Object.hasOwn(values, name) && rest.length === 0
    if (!isClear || value === null) throw new RelayRefusal('malformed_request')
    values[name] = value
  }
  return values
}
