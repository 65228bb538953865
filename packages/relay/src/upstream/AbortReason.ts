import type { RelayErrorCode } from '@onlend/core/relay'

/** Why a body was cut off before its end, so that the service cannot have acted on it. */
export type AbortReason = Extract<
  RelayErrorCode,
  | 'malformed_request'
  | 'body_too_large'
  | 'request_timeout'
  | 'upload_changed'
  | 'upload_not_staged'
  | 'store_unavailable'
  | 'internal'
>
