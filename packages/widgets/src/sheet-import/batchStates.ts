import type { BatchRowResult } from '@onlend/hooks/transaction-import'
import type { Tone } from '../ui/Alert.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { sendIcon } from '../ui/icons.ts'

type BatchRowState = BatchRowResult['state']

/** What became of a row: how it looks, in the order in which the states are counted. Each has a sign of its own. */
export const batchStates: readonly { state: BatchRowState; tone: Tone; icon: DrawnIcon }[] = [
  { state: 'unsent', tone: 'neutral', icon: sendIcon },
  { state: 'awaited', tone: 'info', icon: 'clock' },
  { state: 'succeeded', tone: 'success', icon: 'check' },
  { state: 'failed', tone: 'danger', icon: 'error' },
  { state: 'refused', tone: 'danger', icon: 'close' },
  { state: 'unknown', tone: 'warning', icon: 'question' },
]
