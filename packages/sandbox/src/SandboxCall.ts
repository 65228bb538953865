import type { EndpointName } from './http/EndpointName.ts'

/** One call as it reached the service, whatever came of it. */
export type SandboxCall = {
  id: string
  /** Milliseconds since 1970, by the sandbox's clock. */
  at: number
  /** Null for a path or method that the service does not know. */
  endpoint: EndpointName | null
  method: string
  path: string
  /** The partner it is about, from the path or the body; null where there is none. */
  ownerId: string | null
  /** Parsed JSON; for a form, its fields and its files as `{ name, type, size, sha256 }`; null for none. */
  body: unknown
  /** True once the service did what it was asked, whether or not its answer arrived. */
  executed: boolean
  /** The HTTP status that was answered; null while there is none, or when the connection broke. */
  status: number | null
}
