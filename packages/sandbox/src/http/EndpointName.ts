import type { endpoints } from '@onlend/core/internal'

/** The name of one of the service's endpoints. */
export type EndpointName = keyof typeof endpoints
