import { createHash, timingSafeEqual } from 'node:crypto'
import { TLSSocket } from 'node:tls'
import { buildConnector } from 'undici'
import type { UpstreamTls } from './UndiciTransportOptions.ts'

/** Makes connections to the service, and refuses one whose certificate is not pinned before a byte of a request is on it. */
export function createConnector(
  { ca, pins = [], minVersion = 'TLSv1.2' }: UpstreamTls,
  timeout: number,
): buildConnector.connector {
  const wanted = pins.map(readPin)
  const authorities = ca === undefined ? {} : { ca: typeof ca === 'string' ? ca : [...ca] }
  // A resumed session shows no certificate to compare.
  const resumption = wanted.length > 0 ? { maxCachedSessions: 0 } : {}
  const connect = buildConnector({ ...authorities, ...resumption, minVersion, timeout })
  if (wanted.length === 0) return connect
  return (options, callback) => {
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null)
      if (isPinned(socket, wanted)) return callback(null, socket)
      socket.destroy()
      callback(new Error('the certificate of the service is not one of upstream tls.pins'), null)
    })
  }
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
  if (bytes.byteLength !== 32) throw new TypeError('tls.pins are SHA-256 digests of public keys in base64')
  return bytes
}
