import { RelayRefusal } from '../http/index.ts'
import type { AbortReason } from '../upstream/index.ts'
import type { FormDigest } from './createFormDigest.ts'
import type { OperationRecord } from './OperationRecord.ts'

/** A form on its way. */
export type PassingForm = {
  body: AsyncIterable<Uint8Array>
  print: FormDigest
  /** Why it was cut off before its end. */
  abortReason: () => AbortReason | null
}

/**
 * Reads a form that was sent again under a known key to its end, and throws it away. While the first one is on its way nothing is known
 * of it, and nothing is read.
 *
 * @throws RelayRefusal when it is another form than the one that the key stands for, or does not come whole.
 */
export async function compareForm(
  { payloadHash }: OperationRecord,
  { body, print, abortReason }: PassingForm,
): Promise<void> {
  if (payloadHash === null) return
  try {
    for await (const _piece of body);
  } catch {
    throw new RelayRefusal(abortReason() ?? 'malformed_request')
  }
  if ((await print.digest()) !== payloadHash) throw new RelayRefusal('idempotency_key_reused')
}
