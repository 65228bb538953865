import type { Tone } from '../ui/Alert.tsx'
import type { IconName } from '../ui/iconPaths.ts'
import type { OperationOutcome } from './OperationOutcome.ts'

/** The sign and colour of each outcome; the words always stand beside them. */
export const outcomeLook: Record<OperationOutcome, { tone: Tone; icon: IconName }> = {
  submitting: { tone: 'info', icon: 'clock' },
  accepted: { tone: 'info', icon: 'clock' },
  succeeded: { tone: 'success', icon: 'check' },
  failed: { tone: 'danger', icon: 'error' },
  rejected: { tone: 'danger', icon: 'error' },
  unknown: { tone: 'warning', icon: 'question' },
  stale: { tone: 'warning', icon: 'clock' },
  notReceived: { tone: 'neutral', icon: 'info' },
}
