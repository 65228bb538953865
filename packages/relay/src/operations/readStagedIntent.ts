import type { EndpointName, StagedPart } from '@onlend/core/internal'
import { readIntent } from './readIntent.ts'
import type { Intent } from './summaries/Intent.ts'

/**
 * What the ledger keeps of a form whose files wait: how many there are, and what its texts say where the same write without files would be
 * known by them. Where its texts name nobody, the same files look alike, in whatever order and under whatever names they come.
 */
export function readStagedIntent(kind: EndpointName, parts: readonly StagedPart[]): Intent {
  const texts = parts.flatMap((part) => ('value' in part ? [[part.name, part.value] as const] : []))
  const checksums = parts.flatMap((part) => ('value' in part ? [] : [part.sha256]))
  const intent = readIntent(kind, JSON.stringify(Object.fromEntries(texts)))
  return {
    ...intent,
    summary: { ...intent.summary, count: checksums.length },
    likeness: intent.likeness ?? checksums.sort().join(' '),
  }
}
