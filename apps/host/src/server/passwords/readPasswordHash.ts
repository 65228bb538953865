import type { PasswordCost } from './derivePassword.ts'

const form = /^scrypt:(\d{1,2}):(\d{1,2}):(\d{1,2}):([\w-]{16,}):([\w-]{43})$/

/** The parts of a hash that `hashPassword` made; `null` for any other text. */
export function readPasswordHash(stored: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } | null {
  const [, log, blocks, rounds, salt = '', hash = ''] = form.exec(stored) ?? []
  const cost = { log: Number(log), blocks: Number(blocks), rounds: Number(rounds) }
  // More than this is a typing error that would take the machine's memory.
  if (!(cost.log >= 1 && cost.log <= 20 && cost.blocks >= 1 && cost.rounds >= 1)) return null
  return { cost, salt: Buffer.from(salt, 'base64url'), hash: Buffer.from(hash, 'base64url') }
}
