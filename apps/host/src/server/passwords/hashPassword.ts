import { randomBytes } from 'node:crypto'
import { derivePassword, type PasswordCost } from './derivePassword.ts'

/** 2^15 and three rounds of 32 MB, as OWASP asks. */
const usualCost: PasswordCost = { log: 15, blocks: 8, rounds: 3 }

/** The hash of a password as it stands in `USERS_FILE`: `scrypt:`, its cost, a salt and the hash. */
export async function hashPassword(password: string, cost: Partial<PasswordCost> = {}): Promise<string> {
  const chosen = { ...usualCost, ...cost }
  const salt = randomBytes(16)
  const hash = await derivePassword(password, salt, chosen)
  const { log, blocks, rounds } = chosen
  return ['scrypt', log, blocks, rounds, salt.toString('base64url'), hash.toString('base64url')].join(':')
}
