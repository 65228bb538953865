import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import type { CloseReport } from '../index.ts'
import { type Ending, stopOnSignal } from './stopOnSignal.ts'

const secret = 'sk_canary_of_a_message'

/** A process that can be told to end, and what came of it in its order. */
function stoppable(report: CloseReport | Error = { unfinished: [] }) {
  const ending = new EventEmitter()
  const steps: string[] = []
  const lines: Record<string, unknown>[] = []
  const log = (fields: Record<string, unknown>): void => void lines.push(fields)
  let recorded = (): void => undefined
  const isRecorded = new Promise<void>((resolve) => (recorded = resolve))
  stopOnSignal({
    ending: Object.assign(ending, {
      exit: (code: number) => {
        steps.push(`exit ${code}`)
        ending.emit('ended')
      },
      // The cast leaves out what a process can do besides.
    }) as Ending,
    logger: { info: () => undefined, warn: log, error: log },
    async close(deadline) {
      steps.push(`close ${deadline ?? 'with the default deadline'}`)
      await isRecorded
      if (report instanceof Error) throw report
      return report
    },
  })
  return { ending, steps, lines, recorded, ended: once(ending, 'ended') }
}

test('a signal ends the process once what was sent has been recorded', async () => {
  const { ending, steps, recorded, ended } = stoppable()
  ending.emit('SIGTERM')
  expect(steps).toEqual(['close with the default deadline'])
  recorded()
  await ended
  expect(steps).toEqual(['close with the default deadline', 'exit 0'])
})

test('S58: a signal that comes again, or another one, cuts off nothing that is being recorded', async () => {
  const { ending, steps, recorded, ended } = stoppable()
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGHUP', 'SIGTERM']) ending.emit(signal)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) expect(ending.listenerCount(signal)).toBe(1)
  recorded()
  await ended
  expect(steps).toEqual(['close with the default deadline', 'exit 0'])
})

test('what is left behind, and what cannot be closed, shows in the exit code', async () => {
  for (const report of [{ unfinished: [{ work: 'write' as const, id: 'op_1' }] }, new Error(secret)]) {
    const { ending, steps, lines, recorded, ended } = stoppable(report)
    ending.emit('SIGTERM')
    recorded()
    await ended
    expect(steps.at(-1)).toBe('exit 1')
    expect(JSON.stringify(lines)).not.toContain(secret)
  }
})

test.each(['uncaughtException', 'unhandledRejection'])(
  'S77: after an %s the writes that were sent are recorded, and the log says where and not what',
  async (event) => {
    const { ending, steps, lines, recorded, ended } = stoppable()
    const error = new TypeError(`${secret}\n    at ${secret}`, { cause: new Error(secret) })
    ending.emit(event, error)
    ending.emit(event, secret)
    recorded()
    await ended
    expect(steps).toEqual(['close 60000', 'exit 1'])
    expect(lines).toMatchObject([
      { event: `process.${event}`, name: 'TypeError', at: expect.stringContaining('stopOnSignal.test') },
      { event: `process.${event}`, name: 'string', at: null },
    ])
    expect(JSON.stringify(lines)).not.toContain(secret)
  },
)
