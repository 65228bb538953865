/** How the service's certificate is judged, besides being valid for its name. */
export type UpstreamTls = {
  /** Certificate authorities in PEM, instead of those of the machine. */
  ca?: string | readonly string[]
  /**
   * SHA-256 of the public keys (SPKI) that the service may show, in base64, with or without `sha256/` before it. Name the next one too,
   * or the day it changes is an outage.
   */
  pins?: readonly string[]
  /** @default 'TLSv1.2' */
  minVersion?: 'TLSv1.2' | 'TLSv1.3'
}

/** How `undiciTransport` connects. */
export type UndiciTransportOptions = {
  tls?: UpstreamTls
  /** Connections that reads share; more reads than these wait for one. @default 128 */
  connections?: number
}
