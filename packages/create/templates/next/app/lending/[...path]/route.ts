import { nextHandlers } from '@onlend/relay'
import { openRelay } from '../../../lending/openRelay'

/** Seconds, where the platform counts them: longer than the longest call to the service. */
export const maxDuration = 60
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(openRelay)
