import type { Tone } from '../ui/Alert.tsx'
import type { IconName } from '../ui/iconPaths.ts'
import type { OperationOutcome } from './OperationOutcome.ts'

type OutcomeLook = { tone: Tone; icon: IconName }

const done: OutcomeLook = { tone: 'success', icon: 'check' }

const looks: Record<OperationOutcome, OutcomeLook> = {
  submitting: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'info', icon: 'clock' },
  succeeded: done,
  failed: { tone: 'danger', icon: 'error' },
  rejected: { tone: 'danger', icon: 'error' },
  unknown: { tone: 'warning', icon: 'question' },
  stale: { tone: 'warning', icon: 'clock' },
  reversed: { tone: 'warning', icon: 'back' },
  conflict: { tone: 'warning', icon: 'warning' },
  notReceived: { tone: 'neutral', icon: 'info' },
}

/** Taken is all there is to know about these, and all that was wanted. */
const doneWhenTaken: ReadonlySet<string> = new Set(['createBusiness', 'registerCustomer'])

/** The sign and colour of an outcome; the words always stand beside them. */
export function outcomeLook(kind: string, outcome: OperationOutcome): OutcomeLook {
  return outcome === 'accepted' && doneWhenTaken.has(kind) ? done : looks[outcome]
}
