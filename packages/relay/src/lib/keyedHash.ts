/** Hashes a text under a secret that is not in the database: a person who can write to the database cannot forge the hash. */
export type Sign = (text: string) => Promise<string>

/** HMAC-SHA256 of text under a secret, in hex: equal for equal text, and useless without the secret. */
export async function keyedHash(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', key, encoder.encode(text))
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
