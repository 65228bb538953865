import type { EndpointOwner } from '@onlend/core/internal'

/** The owner of data: a customer partner or a channel partner of one environment. */
export type Owner = {
  environment: 'sandbox' | 'production'
  kind: EndpointOwner
  id: string
}
