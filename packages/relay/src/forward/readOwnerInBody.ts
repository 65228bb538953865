import type { Endpoint } from '@onlend/core'
import { RelayRefusal } from '../answers/RelayRefusal.ts'
import { foldKey } from '../json/foldKey.ts'
import { scanJson } from '../json/scanJson.ts'

/** Names under which an owner's id travels, as a reader that ignores case and hyphens would see them. */
const ownerKeys = new Set(['customerpartnerid', 'channelpartnerid', 'cupid'])
const maxDepth = 64

/**
 * Checks a JSON body so that no two readers can find different owners in it, and returns the owner it names.
 * The owner's field stands exactly once, in the outermost object, spelt exactly, and is a string; no key stands twice in an object.
 *
 * @returns The owner's id, or `null` for an endpoint whose owner is in the path.
 * @throws RelayRefusal when the body is not JSON or could be read in two ways.
 */
export function readOwnerInBody(text: string, { ownerField }: Pick<Endpoint, 'ownerField'>): string | null {
  const ids: string[] = []
  let isAmbiguous = false
  try {
    scanJson(text, {
      maxDepth,
      strictKeys: true,
      onMember({ depth, key, valueStart, end }) {
        if (!ownerKeys.has(foldKey(key))) return
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
  // The cast follows the scan: what starts with a quote and passed it is a JSON string.
  return JSON.parse(id) as string
}
