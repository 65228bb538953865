import type { Endpoint, EndpointName } from '@onlend/core/internal'

/** The addresses that the relay answers itself. */
export type OwnRouteName =
  | 'session'
  | 'tenant'
  | 'token'
  | 'operations'
  | 'operation'
  | 'rows'
  | 'resolve'
  | 'attention'
  | 'events'
  | 'webhook'
  | 'unmatched'
  | 'assign'
  | 'dismiss'
  | 'replay'
  | 'uploads'
  | 'createUpload'
  | 'upload'
  | 'draft'
  | 'live'
  | 'ready'

/** What a path and a method lead to. */
export type Route = { readonly method: string; readonly path: string } & (
  | { readonly type: 'endpoint'; readonly endpoint: Endpoint & { readonly name: EndpointName } }
  | {
      readonly type: 'own'
      readonly name: OwnRouteName
      readonly query?: readonly string[]
      /** The budget that it is counted against, where that is not the one of its method. */
      readonly spends?: 'uploads'
    }
)
