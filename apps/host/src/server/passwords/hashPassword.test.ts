import { expect, test } from 'vitest'
import { demoSignIns } from '../demoSignIns.ts'
import { demoUsers } from '../demoUsers.ts'
import { hashPassword } from './hashPassword.ts'
import { isPassword } from './isPassword.ts'
import { readPasswordHash } from './readPasswordHash.ts'

const quick = { log: 4, rounds: 1 }

test('S98: a password is recognised by its hash, and two hashes of it differ', async () => {
  const [first, second] = [await hashPassword('pässword'), await hashPassword('pässword', quick)]
  expect(first).not.toBe(second)
  expect(first).not.toContain('pässword')
  expect(readPasswordHash(first)?.cost).toEqual({ log: 15, blocks: 8, rounds: 3 })
  // Composed on one keyboard, combined on another.
  expect(await isPassword('pa\u0308ssword', second)).toBe(true)
  expect(await isPassword('password', second)).toBe(false)
  expect(await isPassword('pässword', '')).toBe(false)
})

test.each(['', 'secret', 'scrypt:99:8:1:c2FsdHNhbHRzYWx0c2FsdA:x', '$2b$12$abcdefghijklmnopqrstuv'])(
  '%j is no hash of a password',
  (text) => {
    expect(readPasswordHash(text)).toBeNull()
  },
)

test('each of the demo people has the password that the page shows', async () => {
  for (const { email, password } of demoSignIns) {
    const user = demoUsers.find((candidate) => candidate.email === email)
    expect(await isPassword(password, user?.passwordHash ?? '')).toBe(true)
  }
})
