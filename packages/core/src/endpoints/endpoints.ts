import * as list from './index.ts'

/** Every endpoint of the service by name. The relay calls no endpoint that is not in this list. */
export const endpoints: typeof list = { ...list }

/** The name of one of the service's endpoints. */
export type EndpointName = keyof typeof endpoints
