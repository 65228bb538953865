import { RelayRefusal } from '../http/index.ts'
import type { AbortReason } from '../upstream/index.ts'
import type { FormDigest } from './createFormDigest.ts'
import type { OperationRecord } from './OperationRecord.ts'

/** A form that the relay streams to the service. */
export type PassingForm = {
  body: AsyncIterable<Uint8Array>
  print: FormDigest
  /** The reason for which the form was cut off before its end. */
  abortReason: () => AbortReason | null
}

/**
 * Reads a form that was sent again under a known key to its end, and discards it. While the first form is on its way, its digest is not
 * known, and the function reads nothing.
 *
 * @throws RelayRefusal for a form that differs from the first one, or does not arrive whole.
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
