// app/lending/[...path]/route.ts
import { nextHandlers } from '@onlend/relay'
import { openRelay } from '../../../lib/openRelay'

/** Seconds, where the platform counts them: longer than the longest call to the service. */
export const maxDuration = 60
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(() => openRelay().relay)
