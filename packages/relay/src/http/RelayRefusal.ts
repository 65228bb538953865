import { type RelayErrorCode, relayErrors } from '@onlend/core/relay'

type RefusalFacts = {
  /** Sent as `data`, such as the operation that a possible duplicate was held back for. */
  data?: unknown
  headers?: Readonly<Record<string, string>>
}

/** Thrown anywhere on the way of a request to answer it with the relay's own no. */
export class RelayRefusal extends Error {
  readonly code: RelayErrorCode
  readonly status: number
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(code: RelayErrorCode, { data = null, headers = {} }: RefusalFacts = {}) {
    super(code)
    this.name = 'RelayRefusal'
    this.code = code
    this.status = relayErrors[code].status
    this.data = data
    this.headers = headers
  }
}
