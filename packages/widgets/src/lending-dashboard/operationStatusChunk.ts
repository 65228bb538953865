import { defineChunk } from '../ui/defineChunk.ts'

/** Fetched when a person first opens one of the latest operations. */
export const operationStatusChunk = defineChunk(
  () => import('../operation-status/OperationStatus.tsx'),
  'OperationStatus',
)
