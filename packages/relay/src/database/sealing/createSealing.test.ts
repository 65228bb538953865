import { describe, expect, test } from 'vitest'
import { systemClock } from '../../lib/systemClock.ts'
import { createSealing, type LedgerSecret } from './createSealing.ts'
import { SealedTextError } from './SealedTextError.ts'

const first = 'the first secret of a ledger, long'
const second = 'the second secret of a ledger, long'

function sealingWith(ledgerSecret: LedgerSecret, now = () => 0) {
  return createSealing({ ledgerSecret, clock: { ...systemClock, now } })
}

/** Sealing that asks a function for its secrets, with the secrets, the moment and the number of questions. */
function turning() {
  const held = { now: 0, asked: 0, given: [first] }
  const read = () => {
    held.asked += 1
    return held.given
  }
  return { held, sealing: sealingWith(read, () => held.now) }
}

describe('sealing', () => {
  test('S80: a sealed text opens again, whatever is in it, and shows nothing of it', async () => {
    const sealing = sealingWith(first)
    for (const text of ['', 'Ada Obi', '\ufeff{"bvn":"22233344455"}', 'Adé \u{1f600}', 'x'.repeat(300_000)]) {
      const sealed = await sealing.seal(text, 'delivery')
      expect(await sealing.open(sealed, 'delivery')).toBe(text)
      if (text !== '') expect(sealed).not.toContain(btoa('Ada').slice(0, 4))
      expect(sealed).toMatch(/^sealed\.[0-9a-f]{16}\.[A-Za-z0-9+/=]+$/)
    }
  })

  test('S80: the same text is sealed differently each time', async () => {
    const sealing = sealingWith(first)
    expect(await sealing.seal('Ada Obi', 'name')).not.toBe(await sealing.seal('Ada Obi', 'name'))
  })

  test('S80: nothing opens that was changed, moved, not sealed or sealed under another secret', async () => {
    const sealing = sealingWith(first)
    const sealed = await sealing.seal('Ada Obi', 'approval/op_1')
    const at = sealed.length - 6
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    const cases = [
      () => sealing.open(changed, 'approval/op_1'),
      () => sealing.open(sealed, 'approval/op_2'),
      () => sealing.open('Ada Obi', 'approval/op_1'),
      () => sealing.open('sealed.0123456789abcdef.AAAA', 'approval/op_1'),
      () => sealing.open(sealed.slice(0, 30), 'approval/op_1'),
      () => sealingWith(second).open(sealed, 'approval/op_1'),
    ]
    for (const opening of cases) await expect(opening()).rejects.toThrow(SealedTextError)
  })

  test('a new secret goes first: it seals, and what the old one has sealed still opens', async () => {
    const old = await sealingWith(first).seal('Ada Obi', 'name')
    const rotated = sealingWith([second, first])
    expect(await rotated.open(old, 'name')).toBe('Ada Obi')
    expect(await rotated.isCurrent(old)).toBe(false)
    expect(await rotated.isCurrent(await rotated.seal('Ada Obi', 'name'))).toBe(true)
    expect(await rotated.isCurrent('Ada Obi')).toBe(false)
  })

  test('a secret from a function rotates without a restart, and is asked for at once where a key is unknown', async () => {
    const { sealing, held } = turning()
    const old = await sealing.seal('Ada Obi', 'name')
    await sealing.seal('Ada Obi', 'name')
    expect(held.asked).toBe(1)
    held.given = [second, first]
    held.now = 1_000
    const fromElsewhere = await sealingWith(second).seal('Ada Obi', 'name')
    expect(await sealing.open(fromElsewhere, 'name')).toBe('Ada Obi')
    expect(await sealing.isCurrent(old)).toBe(false)
    held.given = [second]
    held.now = 31_000
    await expect(sealing.open(old, 'name')).rejects.toThrow(SealedTextError)
  })

  test('S125: a key that is unknown is asked for at once, however lately the secrets were read, and then not again for a second', async () => {
    const { sealing, held } = turning()
    await sealing.seal('Ada Obi', 'name')
    held.given = [second, first]
    held.now = 1
    const fromElsewhere = await sealingWith(second).seal('Ada Obi', 'name')
    expect(await sealing.open(fromElsewhere, 'name')).toBe('Ada Obi')
    expect(held.asked).toBe(2)
    const foreign = 'sealed.0123456789abcdef.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
    for (let times = 0; times < 5; times += 1)
      await expect(sealing.open(foreign, 'name')).rejects.toThrow(SealedTextError)
    expect(held.asked).toBe(3)
    held.now = 1_001
    await expect(sealing.open(foreign, 'name')).rejects.toThrow(SealedTextError)
    expect(held.asked).toBe(4)
  })

  test('a function that fails later leaves the secrets in force that it gave before', async () => {
    let now = 0
    let isDown = false
    const sealing = sealingWith(
      () => {
        if (isDown) throw new Error('the vault is away')
        return first
      },
      () => now,
    )
    const sealed = await sealing.seal('Ada Obi', 'name')
    isDown = true
    now = 60_000
    expect(await sealing.open(sealed, 'name')).toBe('Ada Obi')
    await expect(
      sealingWith(() => {
        throw new Error('the vault is away')
      }).seal('Ada Obi', 'name'),
    ).rejects.toThrow('the vault is away')
  })

  test.each([[''], [[]], ['short'], [[first, 'short']], [undefined]])(
    'a secret that is missing or short is refused, and none is quoted',
    (given) => {
      // The cast stands for plain JavaScript and empty variables.
      const make = () => sealingWith(given as LedgerSecret)
      expect(make).toThrow(TypeError)
      expect(make).not.toThrow('short secret')
      expect(make).not.toThrow(first)
    },
  )
})
