import { afterEach, expect, test, vi } from 'vitest'
import { createOperationId } from '../transport/createOperationId.ts'
import { createDigest } from './createDigest.ts'
import { toHex } from './toHex.ts'

/** The platform's own crypto as a page on plain http has it. */
function leaveSecureContext(): void {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
}

afterEach(() => vi.unstubAllGlobals())

test('a page on plain http has an id for each intent, and no two are equal', () => {
  leaveSecureContext()
  const ids = Array.from({ length: 100 }, () => createOperationId())
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
})

test.each(['', 'abc', 'Adébáyọ̀', 'x'.repeat(100_000)])(
  'a digest on plain http is the one of a secure page (%#)',
  async (text) => {
    const secure = await createDigest(text)
    leaveSecureContext()
    expect(await createDigest(text)).toEqual(secure)
    expect(await createDigest(new TextEncoder().encode(text))).toEqual(secure)
  },
)

test('the digest of nothing is the known one', async () => {
  expect(toHex(await createDigest(''))).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  )
})
