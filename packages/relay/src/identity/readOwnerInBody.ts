import type { Endpoint } from '@onlend/core/internal'
import { RelayRefusal } from '../http/index.ts'
import { foldKey } from '../lib/foldKey.ts'
import { scanJson } from '../lib/scanJson.ts'

/** Names under which an owner's id travels, as a reader that ignores case and hyphens would see them. */
const ownerKeys = new Set(['customerpartnerid', 'channelpartnerid', 'cupid'])

/** Whether a key can be one of them at all, so that few are folded: each ends in a d, and only ASCII is told from its end. */
const candidate = /[dD][-_]*$|[^ -~]/

/**
 * Checks a JSON body so that no two readers can find different owners in it, and returns the owner it names.
 * The owner's field stands exactly once, in the outermost object, spelt exactly, and is a string; no key stands twice in an object, no text
 * holds what stores and readers take in different ways, and no body more than `writeLimits`.
 *
 * @returns The owner's id, or `null` for an endpoint whose owner is in the path.
 * @throws RelayRefusal when the body is not JSON or could be read in two ways.
 */
export function readOwnerInBody(text: string, { ownerField }: Pick<Endpoint, 'ownerField'>): string | null {
  const ids: string[] = []
  let isAmbiguous = false
  try {
    scanJson(text, {
      strict: true,
      onMember({ depth, key, valueStart, end }) {
        if (!candidate.test(key) || !ownerKeys.has(foldKey(key))) return
        if (depth === 1 && key === ownerField) ids.push(text.slice(valueStart, end))
        else isAmbiguous = true
      },
    })
  } catch (error) {
    if (error instanceof SyntaxError) throw new RelayRefusal('malformed_request')
    throw error
  }
  if (isAmbiguous || !text.trimStart().startsWith('{')) throw new RelayRefusal('malformed_request')
  if (ownerField === undefined) return null
  const [id = ''] = ids
  if (!id.startsWith('"')) throw new RelayRefusal('malformed_request')
  // The cast follows the scan: a value that starts with a quote and passed is a JSON string.
  return JSON.parse(id) as string
}
