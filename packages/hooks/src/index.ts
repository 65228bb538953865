export {
  type LendingCountries,
  type LendingCountry,
  type LendingNames,
  type Lending,
  type LendingSource,
} from './lending/Lending.ts'
export {
  type ActingForState,
  useActingFor,
  type UseActingForParameters,
  type UseActingForReturnType,
} from './acting-for/useActingFor.ts'
export { type BankCandidates } from './banks/findBankCandidates.ts'
export { useBankCandidates, type UseBankCandidatesParameters } from './banks/useBankCandidates.ts'
export { type EndpointQueryKey, endpointQueryKey } from './queries/endpointQueryKey.ts'
export { type EndpointQueryOptions, endpointQueryOptions } from './queries/endpointQueryOptions.ts'
export {
  getLendingState,
  type GetLendingStateParameters,
} from './lending-state/getLendingState.ts'
export { type LendingState } from './lending-state/toLendingState.ts'
export {
  useLendingState,
  type UseLendingStateParameters,
  type UseLendingStateReturnType,
} from './lending-state/useLendingState.ts'
export { lendingKeys } from './queries/lendingKeys.ts'
export { clearLendingData } from './provider/clearLendingData.ts'
export {
  usePendingOperation,
  type UsePendingOperationParameters,
  type UsePendingOperationReturnType,
} from './pending-operations/usePendingOperation.ts'
export {
  operationQueryOptions,
  useOperation,
  type UseOperationParameters,
  type UseOperationReturnType,
} from './operations/useOperation.ts'
export {
  operationsQueryOptions,
  useOperations,
  type UseOperationsParameters,
  type UseOperationsReturnType,
} from './operations/useOperations.ts'
export {
  useLendingEvents,
  type UseLendingEventsParameters,
  type UseLendingEventsReturnType,
} from './operations/useLendingEvents.ts'
export {
  useOperationRows,
  type UseOperationRowsParameters,
  type UseOperationRowsReturnType,
} from './operations/useOperationRows.ts'
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
} from './writes/useEndpointMutation.ts'
export { useEndpointQuery, type UseEndpointQueryParameters } from './queries/useEndpointQuery.ts'
export {
  activeDrawdownQueryOptions,
  useActiveDrawdown,
  type UseActiveDrawdownParameters,
  type UseActiveDrawdownReturnType,
} from './reads/useActiveDrawdown.ts'
export {
  banksQueryOptions,
  useBanks,
  type UseBanksParameters,
  type UseBanksReturnType,
} from './reads/useBanks.ts'
export {
  creditLimitQueryOptions,
  useCreditLimit,
  type UseCreditLimitParameters,
  type UseCreditLimitReturnType,
} from './reads/useCreditLimit.ts'
export {
  customerPartnerQueryOptions,
  useCustomerPartner,
  type UseCustomerPartnerParameters,
  type UseCustomerPartnerReturnType,
} from './reads/useCustomerPartner.ts'
export {
  customerPartnersQueryOptions,
  useCustomerPartners,
  type UseCustomerPartnersParameters,
  type UseCustomerPartnersReturnType,
} from './reads/useCustomerPartners.ts'
export {
  customersQueryOptions,
  useCustomers,
  type UseCustomersParameters,
  type UseCustomersReturnType,
} from './reads/useCustomers.ts'
export {
  financingsQueryOptions,
  useFinancings,
  type UseFinancingsParameters,
  type UseFinancingsReturnType,
} from './reads/useFinancings.ts'
export {
  sessionQueryOptions,
  useSession,
  type UseSessionParameters,
  type UseSessionReturnType,
} from './reads/useSession.ts'
export { useBatches, type UseBatchesParameters, type UseBatchesReturnType } from './reads/useBatches.ts'
export {
  tenantQueryOptions,
  useTenant,
  type UseTenantParameters,
  type UseTenantReturnType,
} from './reads/useTenant.ts'
export {
  useCreateBusiness,
  type UseCreateBusinessParameters,
  type UseCreateBusinessReturnType,
} from './writes/useCreateBusiness.ts'
export {
  useReconcileRepayments,
  type UseReconcileRepaymentsParameters,
  type UseReconcileRepaymentsReturnType,
} from './writes/useReconcileRepayments.ts'
export {
  useRegisterCustomer,
  type UseRegisterCustomerParameters,
  type UseRegisterCustomerReturnType,
} from './writes/useRegisterCustomer.ts'
export {
  useRegisterTransactions,
  type UseRegisterTransactionsParameters,
  type UseRegisterTransactionsReturnType,
} from './writes/useRegisterTransactions.ts'
export {
  useRequestDrawdown,
  type UseRequestDrawdownParameters,
  type UseRequestDrawdownReturnType,
} from './writes/useRequestDrawdown.ts'
export {
  useSubmitCreditAssessment,
  type UseSubmitCreditAssessmentParameters,
  type UseSubmitCreditAssessmentReturnType,
} from './writes/useSubmitCreditAssessment.ts'
export { useWithdraw, type UseWithdrawParameters, type UseWithdrawReturnType } from './writes/useWithdraw.ts'
export {
  creditSnapshotsQueryOptions,
  useCreditSnapshots,
  type UseCreditSnapshotsParameters,
  type UseCreditSnapshotsReturnType,
} from './reads/useCreditSnapshots.ts'
export {
  useCustomerPartnerBrief,
  type UseCustomerPartnerBriefParameters,
  type UseCustomerPartnerBriefReturnType,
} from './acting-for/useCustomerPartnerBrief.ts'
