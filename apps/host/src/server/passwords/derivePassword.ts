import { scrypt } from 'node:crypto'

/** The cost of one password attempt: 2 to the power of `log`, in blocks of 128 bytes, so many rounds. */
export type PasswordCost = { log: number; blocks: number; rounds: number }

/** Derives 32 bytes from a password (RFC 7914), however its letters were composed. */
export function derivePassword(
  password: string,
  salt: Buffer,
  { log, blocks, rounds }: PasswordCost,
): Promise<Buffer> {
  const options = { N: 2 ** log, r: blocks, p: rounds, maxmem: 256 * 2 ** log * blocks }
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, 32, options, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  )
}
