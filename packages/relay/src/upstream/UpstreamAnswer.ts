/** The answer of the service, fit to be passed on: JSON, decoded, without secrets. */
export type ServiceAnswer = {
  type: 'answer'
  status: number
  /** `null` when the body is not usable JSON; the status counts all the same. */
  body: Uint8Array<ArrayBuffer> | null
  retryAfter: string | null
}

/** The same as text, for the ledger to read. */
export type UpstreamAnswer = Omit<ServiceAnswer, 'body'> & { text: string | null }

/** A call that ended without an answer. `neverSent`: certainly not received by the service. */
export type UpstreamFailure = {
  type: 'failure'
  code: 'upstream_unreachable' | 'upstream_timeout' | 'upstream_invalid' | 'upstream_redirect'
  neverSent: boolean
  /** The status of an answer that the relay cannot pass on, such as a redirect. */
  status?: number
  /** Why, as the runtime names it, such as `ENOTFOUND` or `CERT_HAS_EXPIRED`. The relay logs the reason and puts it into no answer. */
  reason?: string | undefined
}
