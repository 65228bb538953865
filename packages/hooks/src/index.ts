export {
  type LendingCountries,
  type LendingNames,
  type Lending,
  type LendingSource,
} from './lending/Lending.ts'
export { useActingFor } from './acting-for/useActingFor.ts'
export { useBankCandidates } from './banks/useBankCandidates.ts'
export { type EndpointQueryKey, endpointQueryKey } from './queries/endpointQueryKey.ts'
export { type EndpointQueryOptions, endpointQueryOptions } from './queries/endpointQueryOptions.ts'
export { getLendingState } from './lending-state/getLendingState.ts'
export { type LendingState } from './lending-state/toLendingState.ts'
export { useLendingState } from './lending-state/useLendingState.ts'
export { lendingKeys } from './queries/lendingKeys.ts'
export { clearLendingData } from './provider/clearLendingData.ts'
export { usePendingOperation } from './pending-operations/usePendingOperation.ts'
export {
  operationQueryOptions,
  useOperation,
} from './operations/useOperation.ts'
export {
  operationsQueryOptions,
  useOperations,
} from './operations/useOperations.ts'
export { useLendingEvents } from './operations/useLendingEvents.ts'
export { useOperationRows } from './operations/useOperationRows.ts'
export {
  isFinal,
  type LendingEvent,
  type LendingLocks,
  type LendingScope,
  type LendingStorage,
  type PendingOperation,
  type StepUpDemand,
} from '@onlend/core/client'
export { LendingProvider } from './provider/LendingProvider.tsx'
export { type LendingProviderProps } from './provider/LendingProviderProps.ts'
export { LendingHydration } from './prefetch/LendingHydration.tsx'
export { useLending } from './lending/useLending.ts'
export {
  useEndpointMutation,
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
  type WriteParameters,
} from './writes/useEndpointMutation.ts'
export {
  type ReadParameters,
  type ReadResult,
  useEndpointQuery,
  type UseEndpointQueryParameters,
} from './queries/useEndpointQuery.ts'
export {
  activeDrawdownQueryOptions,
  useActiveDrawdown,
} from './reads/useActiveDrawdown.ts'
export {
  banksQueryOptions,
  useBanks,
} from './reads/useBanks.ts'
export {
  creditLimitQueryOptions,
  useCreditLimit,
} from './reads/useCreditLimit.ts'
export {
  customerPartnerQueryOptions,
  useCustomerPartner,
} from './reads/useCustomerPartner.ts'
export {
  customerPartnersQueryOptions,
  useCustomerPartners,
} from './reads/useCustomerPartners.ts'
export {
  customersQueryOptions,
  useCustomers,
} from './reads/useCustomers.ts'
export {
  financingsQueryOptions,
  useFinancings,
} from './reads/useFinancings.ts'
export {
  sessionQueryOptions,
  useSession,
} from './reads/useSession.ts'
export { useBatches } from './reads/useBatches.ts'
export {
  tenantQueryOptions,
  useTenant,
} from './reads/useTenant.ts'
export { useCreateBusiness } from './writes/useCreateBusiness.ts'
export { useReconcileRepayments } from './writes/useReconcileRepayments.ts'
export { useRegisterCustomer } from './writes/useRegisterCustomer.ts'
export { useRegisterTransactions } from './writes/useRegisterTransactions.ts'
export { useRequestDrawdown } from './writes/useRequestDrawdown.ts'
export { useSubmitCreditAssessment } from './writes/useSubmitCreditAssessment.ts'
export { useWithdraw } from './writes/useWithdraw.ts'
export {
  creditSnapshotsQueryOptions,
  useCreditSnapshots,
} from './reads/useCreditSnapshots.ts'
export { useCustomerPartnerBrief } from './acting-for/useCustomerPartnerBrief.ts'
