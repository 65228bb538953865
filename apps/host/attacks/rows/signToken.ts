import { createHmac } from 'node:crypto'

type Claims = Readonly<Record<string, unknown>>

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token with any header, claims and secret. */
export function signToken(head: Claims, claims: Claims, secret: string | Buffer): string {
  const signed = `${base64url(head)}.${base64url(claims)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
