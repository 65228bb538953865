import type { SandboxClock } from './SandboxClock.ts'
import type { Job, SandboxState } from '../state/SandboxState.ts'

type NewJob = Job extends infer Each ? (Each extends Job ? Omit<Each, 'id' | 'at'> : never) : never

/** Work that waits on the clock. */
export type Schedule = {
  /** Runs a job `delay` milliseconds from now, and returns it. */
  add(job: NewJob, delay: number): Job
  /** Takes up every job that the state holds, after a restart. */
  resume(): void
  /** Runs a waiting job at once. */
  runNow(job: Job): Promise<void>
  /** Stops waiting for every job, without forgetting it. */
  stop(): void
}

type ScheduleOptions = {
  clock: SandboxClock
  state: () => SandboxState
  createId: (prefix: string) => string
  run: (job: Job) => Promise<void>
}

/** Makes the schedule. Jobs live in the state, so that a snapshot keeps them. */
export function createSchedule({ clock, state, createId, run }: ScheduleOptions): Schedule {
  const timers = new Map<string, () => void>()

  async function start(job: Job): Promise<void> {
    timers.get(job.id)?.()
    timers.delete(job.id)
    // gone when it ran already, or when the state was reset
    if (!state().jobs.delete(job.id)) return
    await run(job)
  }

  function arm(job: Job): void {
    timers.set(
      job.id,
      clock.setTimer(() => start(job), job.at - clock.now()),
    )
  }

  return {
    add(newJob, delay) {
      const job: Job = { ...newJob, id: createId('job'), at: clock.now() + delay }
      state().jobs.set(job.id, job)
      arm(job)
      return job
    },
    resume() {
      for (const job of state().jobs.values()) arm(job)
    },
    runNow: start,
    stop() {
      for (const cancel of timers.values()) cancel()
      timers.clear()
    },
  }
}
