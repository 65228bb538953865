import { DatabaseError, type Pool } from 'pg'
import { expect, test } from 'vitest'
import { runTransaction } from './runTransaction.ts'

const settings = { begin: 'begin', isUnhurried: false }

/** A pool whose connections refuse to begin with one code after the other, and then begin. */
function refusing(codes: string[]): { pool: Pool; thrownAway: () => number } {
  let thrownAway = 0
  const client = {
    async query(asked: string | { text: string }) {
      const code = asked === 'begin' ? codes.shift() : undefined
      if (code !== undefined) throw Object.assign(new DatabaseError('refused', 7, 'error'), { code })
      return { rows: [], command: asked === 'commit' ? 'COMMIT' : '' }
    },
    release: (isBroken?: boolean) => {
      if (isBroken) thrownAway += 1
    },
  }
  // The cast names the two members that a transaction uses.
  return { pool: { connect: async () => client } as unknown as Pool, thrownAway: () => thrownAway }
}

test.each([
  ['57P01', 'a server that is being stopped'],
  ['0A000', 'a standby, which the first server may have become'],
])('a begin that is refused with %s, by %s, is tried on another connection', async (code) => {
  const { pool, thrownAway } = refusing([code, code])
  expect(await runTransaction(pool, settings, async () => 'done')).toBe('done')
  expect(thrownAway()).toBe(2)
})

test('when every connection leads to a standby the transaction is given up', async () => {
  const { pool, thrownAway } = refusing(Array.from({ length: 9 }, () => '0A000'))
  await expect(runTransaction(pool, settings, async () => 'done')).rejects.toThrow('refused')
  expect(thrownAway()).toBe(5)
})

test('a begin that is refused for another reason is not tried again', async () => {
  const { pool, thrownAway } = refusing(['42501'])
  await expect(runTransaction(pool, settings, async () => 'done')).rejects.toThrow('refused')
  expect(thrownAway()).toBe(1)
})
