import { expect, test } from 'vitest'
import { heldClock } from '../../../test/heldClock.ts'
import { createFence, type LedgerFence } from './createFence.ts'
import type { Fence, FenceReading } from './Fence.ts'
import type { LedgerWitness } from './LedgerWitness.ts'

const down: Fence = {
  ...{ epoch: null, isRaised: false, raisedAt: null, raisedBy: null, liftedAt: null, liftedBy: null },
}

type Fenced = {
  fence: LedgerFence
  clock: ReturnType<typeof heldClock>
  failures: string[]
  looks: (readonly string[])[]
  reading: FenceReading
}

/** A fence in front of a store that has nothing but the fence. */
function fenced(witness?: LedgerWitness): Fenced {
  const clock = heldClock()
  const failures: string[] = []
  const log = (fields: object): void => void failures.push(JSON.stringify(fields))
  const looks: Fenced['looks'] = []
  const reading: FenceReading = { ...down, isOlder: false }
  const fence = createFence({
    store: {
      prepare: async () => undefined,
      readFence: async (_environment, witnessed) => {
        looks.push(witnessed)
        return { ...reading }
      },
      raiseFence: async (_environment, { epoch, by, now }) => ({
        ...down,
        ...{ epoch, isRaised: true, raisedAt: now, raisedBy: by },
      }),
      liftFence: async () => (reading.isRaised ? down : null),
    },
    environment: 'sandbox',
    witness,
    clock,
    logger: { info: () => undefined, warn: log, error: log },
    measure: () => undefined,
  })
  return { fence, clock, failures, looks, reading }
}

const written = JSON.stringify({ event: 'fence.witness_failed', work: 'write' })

test('an operation that is noted is reported to nobody, and one that could not be noted is', async () => {
  let kept = ''
  let isFull = false
  const { fence, failures } = fenced({
    read: async () => null,
    write: async (text) => {
      if (isFull) throw new Error('the disk is full')
      kept = text
    },
  })
  expect([await fence.note('key-1'), kept, failures]).toEqual([true, 'key-1', []])
  isFull = true
  expect([await fence.note('key-2'), kept, failures]).toEqual([false, 'key-1', [written]])
})

test('a witness that does not answer in time has not noted the operation', async () => {
  const { fence, clock, failures } = fenced({
    read: async () => null,
    write: () => new Promise(() => undefined),
  })
  const noted = fence.note('key-1')
  await expect.poll(() => clock.waiting()).toBe(1)
  clock.advance(2_000)
  expect([await noted, failures]).toEqual([false, [written]])
})

test('the operations of one epoch are remembered, the last thirty-two of them', async () => {
  const { fence } = fenced()
  for (let at = 0; at < 33; at += 1) await fence.note(`key-${at}`)
  const ids = await fence.witnessed()
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([32, 'key-1', 'key-32'])
  await fence.note('epoch-0000000a.key-1')
  await fence.note('epoch-0000000a.key-2')
  expect(await fence.witnessed()).toEqual(['epoch-0000000a.key-1', 'epoch-0000000a.key-2'])
})

test('of a witness the last thirty-two lines count, and one that could not be read is read again', async () => {
  let isAway = true
  const { fence, failures } = fenced({
    read: async () => {
      if (isAway) throw new Error('the disk is away')
      return `${Array.from({ length: 33 }, (_none, at) => `key-${at}`).join('\n')}\n`
    },
    write: async () => undefined,
  })
  expect([await fence.witnessed(), failures]).toEqual([[], [written.replace('write', 'read')]])
  isAway = false
  const ids = await fence.witnessed()
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([32, 'key-1', 'key-32'])
})

test('the store is looked into once in five seconds, and at once where the clock went back', async () => {
  const { fence, clock, looks } = fenced()
  const counted: number[] = []
  for (const passed of [0, 0, 4_999, 1, 1, -3_600_000]) {
    clock.advance(passed)
    await fence.refresh()
    counted.push(looks.length)
  }
  expect(counted).toEqual([1, 1, 1, 2, 2, 3])
})

test('a ledger that is older than what was sent raises the fence, unless it is raised already', async () => {
  const { fence, reading, failures } = fenced()
  expect(await fence.look()).toMatchObject({ isRaised: false })
  reading.isOlder = true
  expect(await fence.look()).toMatchObject({ isRaised: true, raisedBy: 'system' })
  expect(fence.current()).toMatchObject({ isRaised: true, raisedBy: 'system' })
  expect(failures).toEqual([JSON.stringify({ event: 'fence.raised', by: 'system' })])
  Object.assign(reading, { isRaised: true, raisedBy: 'u_operator' })
  expect(await fence.look()).toMatchObject({ isRaised: true, raisedBy: 'u_operator' })
})

test('a person raises and lifts the fence, by their id', async () => {
  const { fence, reading, failures } = fenced()
  for (const by of ['', undefined as unknown as string]) {
    await expect(fence.raise(by)).rejects.toThrow(TypeError)
    await expect(fence.lift(by)).rejects.toThrow(TypeError)
  }
  expect(await fence.raise('u_operator')).toMatchObject({ raisedBy: 'u_operator' })
  expect(failures).toEqual([JSON.stringify({ event: 'fence.raised', by: 'operator' })])
  reading.isRaised = true
  expect([await fence.lift('u_operator'), fence.current()]).toEqual([down, down])
  reading.isRaised = false
  expect(await fence.lift('u_operator')).toBeNull()
})
