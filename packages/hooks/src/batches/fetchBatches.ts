import { ConnectionError } from '@onlend/core'
import { importNamed } from '@onlend/core/internal'

type Batches = typeof import('@onlend/core/client/batches')

/**
 * Fetches what lists, begins or opens batches when that is first asked for: with it come the rules by which every row is checked once more before it is sent.
 *
 * @throws ConnectionError where the file did not arrive; nothing was sent then.
 */
export async function fetchBatches<Name extends keyof Batches & string>(name: Name): Promise<Batches[Name]> {
  try {
    return await importNamed(() => import('@onlend/core/client/batches'), name)
  } catch (cause) {
    throw new ConnectionError({ category: 'network', endpoint: name, cause })
  }
}
