import { OptionError } from '@onlend/core/internal'
import { createHash, timingSafeEqual } from 'node:crypto'
import { TLSSocket } from 'node:tls'
import { buildConnector } from 'undici'

/**
 * Makes connections to the service, and refuses one whose certificate is not pinned before a byte of a request is on it. Certificates are
 * judged for any value of `NODE_TLS_REJECT_UNAUTHORIZED`.
 *
 * @throws TypeError for authorities or pins that cannot have the meant effect.
 */
export function createConnector(
  { ca, pins, minVersion = 'TLSv1.2' }: UpstreamTls,
  timeout: number,
): buildConnector.connector {
  const authorities = ca === undefined ? {} : { ca: readAuthorities(ca) }
  const judged = { ...authorities, rejectUnauthorized: true, minVersion, timeout }
  if (pins === undefined) return buildConnector(judged)
  if (pins.length === 0) throw new OptionError('tls.pins is empty: leave it out where no key is pinned')
  const wanted = pins.map(readPin)
  // A resumed session shows no certificate to compare.
  const connect = buildConnector({ ...judged, maxCachedSessions: 0 })
  return (options, callback) => {
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null)
      if (isPinned(socket, wanted)) return callback(null, socket)
      socket.destroy()
      callback(
        Object.assign(new Error('the certificate is not one of upstream tls.pins'), { code: 'ERR_PIN' }),
        null,
      )
    })
  }
}

/** A path, or nothing, would be taken for no authority at all or for those of the machine. */
function readAuthorities(ca: string | readonly string[]): string[] {
  const texts = typeof ca === 'string' ? [ca] : [...ca]
  if (texts.length === 0 || !texts.every((text) => text.includes('-----BEGIN CERTIFICATE-----')))
    throw new OptionError('tls.ca is the text of certificates in PEM, not a path, and not empty')
  return texts
}

function isPinned(socket: unknown, wanted: readonly Buffer[]): boolean {
  const certificate = socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined
  if (!certificate) return false
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' })
  const digest = createHash('sha256').update(key).digest()
  return wanted.some((pin) => timingSafeEqual(pin, digest))
}

function readPin(pin: string): Buffer {
  const bytes = Buffer.from(pin.replace(/^sha256\//, ''), 'base64')
  if (bytes.byteLength !== 32) throw new OptionError('tls.pins are SHA-256 digests of public keys in base64')
  return bytes
}

/** The further checks of the service's certificate, besides its validity for the name. */
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
