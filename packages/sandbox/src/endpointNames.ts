import { endpoints } from '@onlend/core/internal'
import type { EndpointName } from './http/EndpointName.ts'

/** Every endpoint by name, in the order of the API document. */
export const endpointNames: readonly EndpointName[] = Object.values(endpoints)
  .sort((one, other) => Number(one.section) - Number(other.section))
  .map((endpoint) => endpoint.name)
