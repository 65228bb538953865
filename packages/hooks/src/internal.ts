export { type PersonalDataKind } from './lending/LendingEvent.ts'
export { type LendingKey, type ScopeKey } from './queries/lendingKeys.ts'
export { type OwnedParameters } from './queries/readIds.ts'
export { type EndpointMutationData, type EndpointMutationVariables } from './writes/useEndpointMutation.ts'
