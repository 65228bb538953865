import { getCreditLimit } from '@onlend/core'
import type { RelayAnswer } from '../../http/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'

/** Keeps a credit limit that was read for a customer partner. Returns at once, and never throws. */
export type KeepSnapshot = (customerPartnerId: string, answer: RelayAnswer) => void

/** The most partners whose snapshots the recorder keeps at the same time; it skips further reads. */
const mostAtOnce = 20

/**
 * Makes the recorder, which keeps a credit limit that differs from the last one. The recorder starts after the answer is on its way, and logs its failures:
 * they never disturb the read.
 */
export function createSnapshotRecorder({
  store,
  clock,
  environment,
  logger,
  isClosing,
}: Pick<LedgerContext, 'store' | 'clock' | 'environment' | 'logger' | 'isClosing'>): KeepSnapshot {
  const busy = new Set<string>()
  let isFailing = false
  const keep = async (id: string, { at, body }: { at: number; body: RelayAnswer['body'] }): Promise<void> => {
    const creditLimit = readCreditLimit(body)
    if (creditLimit === null) return
    const { limit, drawn, amount_available: available, currency } = creditLimit
    await store.prepare(at)
    const owner = { environment, kind: 'customerPartnerId', id } as const
    await store.keepSnapshot(owner, { at, limit, drawn, available, currency })
  }
  const tell = () => {
    // Logs once until the store works again: an unreachable store would fill the log.
    if (!isFailing && !isClosing())
      logger.warn(
        { event: 'snapshots.failed' },
        'a credit limit that was read could not be kept for the picture of its use; the read itself was answered',
      )
    isFailing = true
  }
  return (customerPartnerId, { status, body }) => {
    if (status !== 200 || busy.size >= mostAtOnce || busy.has(customerPartnerId)) return
    busy.add(customerPartnerId)
    const at = clock.now()
    clock.setTimer(() => {
      keep(customerPartnerId, { at, body })
        .then(() => {
          isFailing = false
        }, tell)
        .finally(() => busy.delete(customerPartnerId))
    }, 0)
  }
}

/** The limit in an answer of the service; `null` where the answer has none, or the kit cannot read it. */
function readCreditLimit(body: RelayAnswer['body']): ReturnType<typeof getCreditLimit.output.parse> {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return null
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  try {
    return getCreditLimit.output.parse(JSON.parse(text))
  } catch {
    // The page that asked reports the invalid answer.
    return null
  }
}
