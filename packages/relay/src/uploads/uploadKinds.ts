import type { EndpointName } from '@onlend/core/internal'

/** The writes that files are staged for. */
export const uploadKinds = [
  'submitCreditAssessment',
  'registerCustomer',
] as const satisfies readonly EndpointName[]
