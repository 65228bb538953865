import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const random = () => randomBytes(32).toString('base64url')

/** A random secret that stays the same from start to start, in a file that only its owner can read. */
export async function keptSecret(file, make = random) {
  const written = await readFile(file, 'utf8').catch(() => '')
  if (written.length >= 32) return written
  const secret = make()
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, secret, { mode: 0o600 })
  // The mode above counts only for a file that was not there.
  await chmod(file, 0o600)
  return secret
}
