import { nextHandlers } from '@onlend/relay'
import { openRelay } from '../../../lending'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextHandlers(openRelay)
