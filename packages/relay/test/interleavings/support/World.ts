import type { Database } from '../../../src/database/Database.ts'
import type { Scheduler, Task } from './createScheduler.ts'
import type { OwnerId } from './owners.ts'
import type { payloads } from './payloads.ts'
import type { ReplyName } from './replies.ts'
import type { StagedFiles } from './stageFiles.ts'
import type { Step } from './Step.ts'

/** A write on its way from a person, or its end. */
export type Sent = {
  owner: OwnerId
  key: string
  payload: (typeof payloads)[number]
  payloadHash: string
  /** The earlier operation that the person has seen. */
  confirm: string | null
  task: Task
  /** Set when the person got an answer. */
  answer: { status: number; code: string | null; replayed: boolean; operation: string | null } | null
}

/** One call as the service received it. */
export type Call = {
  sent: Sent
  reply: ReplyName | null
  /** What the ledger said of it at that moment. */
  state: string | null
  /** Whether others could have taken its sender for dead by then. */
  isLate: boolean
}

/** A webhook as it was sent. */
export type Told = {
  source: string
  messageId: string
  bodyHash: string
  isForged: boolean
  answer: number | null
}

/** Everything outside of the relays: the people, the service, time, and what they remember. */
export type World = {
  readonly database: Database
  readonly scheduler: Scheduler
  readonly time: { now: number }
  readonly sent: Sent[]
  readonly calls: Call[]
  readonly told: Told[]
  readonly files: StagedFiles
  /** Where relays were killed. */
  readonly crashes: string[]
  take(step: Step): Promise<void>
  /** Lets everything go on to its end, with a store that works and a service that accepts. */
  settle(): Promise<void>
  /** Whether nothing was written since the tables were read. */
  isRead: boolean
  /** Called whenever something may have changed. */
  observe: () => Promise<void>
}
