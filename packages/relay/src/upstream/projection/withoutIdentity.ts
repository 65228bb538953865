import { identityFields } from '@onlend/core/internal'
import { foldKey } from '../../lib/foldKey.ts'
import { tryParseJson } from '../../lib/tryParseJson.ts'
import type { Projection } from './createProjection.ts'
import { projectJson } from './projectJson.ts'

const identity: ReadonlySet<string> = new Set(identityFields.map(foldKey))

/** Everything but identity, at every depth: the proxy has every key except these. */
const everythingElse: Projection = new Proxy(
  {},
  {
    get: (_none, key) => (typeof key === 'string' && identity.has(foldKey(key)) ? undefined : everythingElse),
  },
)

/** An answer as the ledger records it: without the fields that identify a person; everything else stands as it came. Text that is not JSON stays. */
export function withoutIdentity(text: string): string {
  return tryParseJson(text) === undefined ? text : projectJson(text, { projection: everythingElse })
}
