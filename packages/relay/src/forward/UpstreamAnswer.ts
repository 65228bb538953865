/** What came back from the service, fit to be passed on: JSON, decoded, without secrets. */
export type UpstreamAnswer = {
  type: 'answer'
  status: number
  /** `null` when the body is not usable JSON; the status counts all the same. */
  text: string | null
  retryAfter: string | null
}

/** A call that ended without an answer. `neverSent`: certainly not received by the service. */
export type UpstreamFailure = {
  type: 'failure'
  code: 'upstream_unreachable' | 'upstream_timeout' | 'upstream_invalid' | 'upstream_redirect'
  neverSent: boolean
}
