import type { EndpointOwner } from '@onlend/core/internal'

/** Whose data something is: a customer partner or a channel partner of one environment. */
export type Owner = {
  environment: 'sandbox' | 'production'
  kind: EndpointOwner
  id: string
}
