import { defineChunk } from '../ui/defineChunk.ts'

/** Fetched when a person first opens one of the latest operations. */
export const operationStatusChunk = defineChunk(async () => {
  const { OperationStatus } = await import('../operation-status/OperationStatus.tsx')
  return OperationStatus
})
