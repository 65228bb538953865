export { type PersonalDataKind } from './lending/LendingEvent.ts'
export { type LendingKey, type ScopeKey } from './queries/lendingKeys.ts'
export { type OwnedParameters } from './queries/readIds.ts'
export {
  useEndpointMutation,
  type EndpointMutationData,
  type EndpointMutationVariables,
  type UseEndpointMutationParameters,
  type UseEndpointMutationReturnType,
} from './writes/useEndpointMutation.ts'
