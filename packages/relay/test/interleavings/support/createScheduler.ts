/** What a waiting task is told when it may go on. */
export type Decision = { store: 'works' | 'failsBefore' | 'failsAfter'; reply: number }

/** One request or sweep, on its way through a relay. */
export type Task = {
  readonly name: string
  readonly instance: number
  state: 'running' | 'waiting' | 'done' | 'dead'
  /** Where it waits. */
  point: string
}

type Entry = { task: Task; resume: (decision: Decision) => void; stopped: () => void }

/** Runs tasks one at a time, from one call of the store or the service to the next, in an order that the test chooses. */
export type Scheduler = {
  /** Runs the work until it first waits or ends. */
  start(task: Task, work: () => Promise<void>): Promise<void>
  /** Called from inside the running task: waits until the test lets it go on. */
  wait(point: string): Promise<Decision>
  /** Lets a waiting task go on until it waits again or ends. */
  go(task: Task, decision: Decision): Promise<void>
  /** Never lets the tasks of an instance go on: its process is gone. Returns where they stood. */
  kill(instance: number): string[]
  waiting(): Task[]
  running(): Task | null
}

/** Makes a scheduler without tasks. */
export function createScheduler(): Scheduler {
  const entries = new Map<Task, Entry>()
  let running: Entry | null = null

  const run = (entry: Entry, begin: () => void): Promise<void> => {
    entry.task.state = 'running'
    running = entry
    return new Promise<void>((resolve) => {
      entry.stopped = () => {
        running = null
        resolve()
      }
      begin()
    })
  }
  const waiting = (): Task[] => [...entries.keys()].filter(({ state }) => state === 'waiting')

  return {
    start(task, work) {
      const entry: Entry = { task, resume: () => undefined, stopped: () => undefined }
      entries.set(task, entry)
      return run(entry, () => {
        const end = (): void => {
          task.state = 'done'
          entries.delete(task)
          entry.stopped()
        }
        void work().then(end, end)
      })
    },
    wait(point) {
      const entry = running
      if (!entry) throw new Error(`Nothing runs that could wait at ${point}`)
      entry.task.state = 'waiting'
      entry.task.point = point
      return new Promise((resolve) => {
        entry.resume = resolve
        entry.stopped()
      })
    },
    go(task, decision) {
      const entry = entries.get(task)
      if (!entry) return Promise.resolve()
      return run(entry, () => entry.resume(decision))
    },
    kill(instance) {
      const dead = waiting().filter((task) => task.instance === instance)
      for (const task of dead) {
        task.state = 'dead'
        entries.delete(task)
      }
      return dead.map(({ point }) => point)
    },
    waiting,
    running: () => running?.task ?? null,
  }
}
