export { type BatchProgress } from './BatchProgress.ts'
export { type SentRow } from './handOverRows.ts'
export { useBatchSending } from './useBatchSending.ts'
