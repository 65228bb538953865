import { readProcess } from '../relay/processes/readProcess.mjs'
import { summarise } from '../relay/report/summarise.mjs'

/** Bytes of each document that are sent only once all the others are there, so that looking into them is measured alone. */
const held = 1_000

const tasks = ['stage', 'finish', 'submit']

/** How fast a set is staged, looked into and submitted, beside a server that only copies bytes: in turns, in megabytes a second and CPU seconds a gigabyte. */
export async function measureSpeed({ relay, copy, ask }, { rounds, count, size, chunk }) {
  const samples = new Map()
  const keep = (name, task, { milliseconds, cpu }) => {
    const bytes = count * size
    const list = samples.get(`${task} ${name}`) ?? []
    list.push({ speed: bytes / 1000 / milliseconds, cpu: cpu / 1e6 / (bytes / 1e9) })
    samples.set(`${task} ${name}`, list)
  }
  const contestants = [
    ['relay', relay],
    ['copy', copy],
  ]
  // The first round warms up, and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, { pid, target }] of round % 2 === 0 ? contestants : contestants.toReversed()) {
      const set = { ...target, count, size, held, parallel: 3, chunk, expected: 200 }
      for (const task of tasks) {
        const before = readProcess(pid).cpuMicroseconds
        const milliseconds = await ask(task, set)
        const cpu = readProcess(pid).cpuMicroseconds - before
        if (round > 0) keep(name, task, { milliseconds, cpu })
      }
    }
  }
  const of = (key, figure) => summarise(samples.get(key).map((sample) => sample[figure]))
  return tasks.map((task) => ({
    task,
    relay: { speed: of(`${task} relay`, 'speed'), cpu: of(`${task} relay`, 'cpu') },
    copy: { speed: of(`${task} copy`, 'speed'), cpu: of(`${task} copy`, 'cpu') },
  }))
}
