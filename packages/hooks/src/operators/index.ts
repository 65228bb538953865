export {
  useAssignEvent,
  type AssignEventVariables,
  type UseAssignEventParameters,
  type UseAssignEventReturnType,
} from './useAssignEvent.ts'
export { useAttention, type UseAttentionParameters, type UseAttentionReturnType } from './useAttention.ts'
export { useAudit, type UseAuditParameters, type UseAuditReturnType } from './useAudit.ts'
export {
  useDismissEvent,
  type DismissEventVariables,
  type UseDismissEventParameters,
  type UseDismissEventReturnType,
} from './useDismissEvent.ts'
export { useInbox, type UseInboxParameters, type UseInboxReturnType } from './useInbox.ts'
export {
  useReplayWebhooks,
  type ReplayWebhooksVariables,
  type UseReplayWebhooksParameters,
  type UseReplayWebhooksReturnType,
} from './useReplayWebhooks.ts'
export {
  useResolveOperation,
  type ResolveOperationVariables,
  type UseResolveOperationParameters,
  type UseResolveOperationReturnType,
} from './useResolveOperation.ts'
export { type UseOperatorMutationParameters } from './useOperatorMutation.ts'
export { type UsePlacedPagesParameters, type UsePlacedPagesReturnType } from './usePlacedPages.ts'
export {
  useApprovalDetails,
  type UseApprovalDetailsParameters,
  type UseApprovalDetailsReturnType,
} from '../approvals/useApprovalDetails.ts'
export {
  useApproveOperation,
  type ApproveOperationVariables,
  type UseApproveOperationParameters,
  type UseApproveOperationReturnType,
} from '../approvals/useApproveOperation.ts'
export { useIsOwnOperation } from '../approvals/useIsOwnOperation.ts'
export {
  useRefuseOperation,
  type RefuseOperationVariables,
  type UseRefuseOperationParameters,
  type UseRefuseOperationReturnType,
} from '../approvals/useRefuseOperation.ts'
export { useNames, type UseNamesReturnType } from '../reads/useNames.ts'
