import type { Operation } from '@onlend/core'
import type { Tone } from '../ui/Alert.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { backIcon } from '../ui/listIcons.ts'

/**
 * The outcome of an operation, as widgets name it: the ledger's states; `conflict`, in any state, while two pieces of evidence contradict
 * each other; `notReceived` when the ledger never saw it; and `paidOut` when the active drawdown is the accepted one.
 */
export type OperationOutcome = Operation['state'] | 'conflict' | 'notReceived' | 'paidOut'

type OutcomeLook = { tone: Tone; icon: DrawnIcon }

const done: OutcomeLook = { tone: 'success', icon: 'check' }

const looks: Record<OperationOutcome, OutcomeLook> = {
  awaiting_approval: { tone: 'info', icon: 'clock' },
  submitting: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'info', icon: 'clock' },
  succeeded: done,
  paidOut: done,
  failed: { tone: 'danger', icon: 'error' },
  rejected: { tone: 'danger', icon: 'error' },
  unknown: { tone: 'warning', icon: 'question' },
  stale: { tone: 'warning', icon: 'clock' },
  reversed: { tone: 'warning', icon: backIcon },
  conflict: { tone: 'warning', icon: 'warning' },
  notReceived: { tone: 'neutral', icon: 'info' },
}

/** The kinds of operations that are done once the service has accepted them. */
const doneWhenTaken: ReadonlySet<string> = new Set(['createBusiness', 'registerCustomer'])

/** The sign and colour of an outcome; the words always stand beside them. */
export function outcomeLook(kind: string, outcome: OperationOutcome): OutcomeLook {
  return outcome === 'accepted' && doneWhenTaken.has(kind) ? done : looks[outcome]
}
