export { followChanges } from './changes/followChanges.ts'
export { clearLending } from './clearLending.ts'
export { type CreateLendingParameters, createLending } from './createLending.ts'
export {
  type LendingEngine,
  type LendingLocks,
  type LendingScope,
  type LendingStorage,
  type StepUpDemand,
} from './LendingEngine.ts'
export { type LendingChange } from './LendingChange.ts'
export { type LendingEvent, type PersonalDataKind } from './LendingEvent.ts'
export { followOperation } from './operations/followOperation.ts'
export { isFinal } from './operations/isFinal.ts'
export { readOperation } from './operations/readOperation.ts'
export { sendOperation } from './operations/sendOperation.ts'
export { type PendingOperation } from './pending-operations/createPendingOperations.ts'
export { getPendingOperations } from './pending-operations/getPendingOperations.ts'
export { createTraceHeaders } from '../transport/createTraceHeaders.ts'
export { sweepDevice } from './uploads/sweepDevice.ts'
export { wipeUploads } from './uploads/wipeUploads.ts'
