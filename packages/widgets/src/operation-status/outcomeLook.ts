import type { Operation } from '@onlend/core'
import type { Tone } from '../ui/Alert.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { backIcon } from '../ui/listIcons.ts'

/**
 * How a widget names where a write stands: the ledger's states; `conflict`, whatever the state, while two pieces of evidence cannot both be true;
 * `notReceived` when the ledger never saw it; and `paidOut` when an accepted drawdown was found in the active one.
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

/** Taken is all there is to know about these, and all that was wanted. */
const doneWhenTaken: ReadonlySet<string> = new Set(['createBusiness', 'registerCustomer'])

/** The sign and colour of an outcome; the words always stand beside them. */
export function outcomeLook(kind: string, outcome: OperationOutcome): OutcomeLook {
  return outcome === 'accepted' && doneWhenTaken.has(kind) ? done : looks[outcome]
}
