export { type BatchProgress, type BatchRowResult } from './BatchProgress.ts'
export { useBatchProgress } from './useBatchProgress.ts'
export { useUnfinishedBatches } from './useUnfinishedBatches.ts'
