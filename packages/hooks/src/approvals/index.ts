export {
  useApprovalDetails,
  type UseApprovalDetailsParameters,
  type UseApprovalDetailsReturnType,
} from './useApprovalDetails.ts'
export {
  useApproveOperation,
  type ApproveOperationVariables,
  type UseApproveOperationParameters,
  type UseApproveOperationReturnType,
} from './useApproveOperation.ts'
export { useIsOwnOperation } from './useIsOwnOperation.ts'
export {
  useRefuseOperation,
  type RefuseOperationVariables,
  type UseRefuseOperationParameters,
  type UseRefuseOperationReturnType,
} from './useRefuseOperation.ts'
