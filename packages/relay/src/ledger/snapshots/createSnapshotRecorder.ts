import { getCreditLimit } from '@onlend/core'
import type { RelayAnswer } from '../../http/index.ts'
import type { LedgerContext } from '../LedgerContext.ts'

/** Takes note of a credit limit that was read for a customer partner. Returns at once, and never throws. */
export type KeepSnapshot = (customerPartnerId: string, answer: RelayAnswer) => void

/** Partners whose snapshots are being kept at the same time; what is read beyond that is left to the next read. */
const mostAtOnce = 20

/**
 * Makes what keeps a credit limit that was read, where it differs from the last. It begins once the answer is on its way, and what fails in it is a line in the
 * log: the read is worth more than the picture of it.
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
    // Once, until it works again: a store that is away would fill the log.
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

/** The limit in an answer of the service; `null` where there is none, or the answer is none that the kit understands. */
function readCreditLimit(body: RelayAnswer['body']): ReturnType<typeof getCreditLimit.output.parse> {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return null
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body)
  try {
    return getCreditLimit.output.parse(JSON.parse(text))
  } catch {
    // The page that asked says what is wrong with it.
    return null
  }
}
