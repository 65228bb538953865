import { isLendingError } from '../../errors/isLendingError.ts'
import { createOperationId } from '../../transport/createOperationId.ts'
import type { LendingClient } from '../../transport/LendingClient.ts'
import { shouldCloseIntent } from './shouldCloseIntent.ts'

type Intent = { operationId: string; inFlight: Promise<unknown> | null; isOpen: boolean }

type RunParameters<T> = {
  /** Names the owner and the body: two calls with the same fingerprint are the same intent. */
  fingerprint: string
  operationId?: string | undefined
  send: (operationId: string) => Promise<T>
}

/** Keeps one operation id per intent, for callers that mint no id. */
export type IntentRegistry = {
  run: <T>(parameters: RunParameters<T>) => Promise<T>
  /** Whether this page is still waiting for an answer under this id. */
  isInFlight: (operationId: string) => boolean
  /** Forgets every intent that is not in flight. */
  clear: () => void
}

/**
 * Keeps one id per intent: the same write joins the one in flight, and after an unknown outcome it goes
 * out under the same id, which the relay never carries out twice. After the write settles, the same body is a new intent.
 */
export function createIntentRegistry(client: LendingClient): IntentRegistry {
  const intents = new Map<string, Intent>()

  return {
    run<T>({ fingerprint, operationId, send }: RunParameters<T>): Promise<T> {
      const known = intents.get(fingerprint)
      const isSame = known !== undefined && (operationId === undefined || operationId === known.operationId)
      // The cast follows from the fingerprint, which names the endpoint: the same kind of promise was stored.
      if (isSame && known.inFlight) return known.inFlight as Promise<T>
      const intent: Intent = isSame
        ? known
        : { operationId: operationId ?? createOperationId(client), inFlight: null, isOpen: false }
      intents.set(fingerprint, intent)

      const close = () => {
        if (intents.get(fingerprint) === intent) intents.delete(fingerprint)
      }
      const sent = send(intent.operationId).then(
        (value) => {
          close()
          return value
        },
        (error: unknown) => {
          intent.inFlight = null
          intent.isOpen ||= hasUnknownOutcome(error)
          if (shouldCloseIntent(error, intent.isOpen)) close()
          throw error
        },
      )
      intent.inFlight = sent
      return sent
    },
    isInFlight: (operationId) =>
      [...intents.values()].some((intent) => intent.operationId === operationId && intent.inFlight !== null),
    clear: () => {
      // A write in flight stays one intent: a second call must not send it again.
      for (const [fingerprint, intent] of intents) if (!intent.inFlight) intents.delete(fingerprint)
    },
  }
}

/** Whether a write that ended in this error may have been carried out all the same. */
function hasUnknownOutcome(error: unknown): boolean {
  return !isLendingError(error) || error.category === 'unknown_outcome'
}
