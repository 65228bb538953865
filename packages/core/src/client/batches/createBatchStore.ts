import * as z from 'zod/mini'
import type { LendingEngine } from '../LendingEngine.ts'
import type { Batch, BatchKind, BatchRow } from './Batch.ts'
import type { BatchPlan } from './BatchPlan.ts'
import { createDrafts } from './createDrafts.ts'
import { readPlan } from './readPlan.ts'
import { type PlanEvent, reducePlan } from './reducePlan.ts'
import { unpackRows } from './unpackRows.ts'
import { writePlan } from './writePlan.ts'

/** What is known of a batch besides its rows and its plan. */
export type BatchFacts = Pick<Batch, 'id' | 'fileName' | 'fileDigest' | 'createdAt' | 'shared' | 'total'> & {
  /** How many drafts hold its rows, and the digest of them together. */
  parts: number
  digest: string
}

/** Where batches of one kind of one partner are kept: at the relay, beside drafts, so that another device goes on with them. */
export type BatchStore<Kind extends BatchKind> = {
  /** The newest first. */
  list: () => Promise<readonly BatchFacts[]>
  /** Keeps a new one: the list names it last, when all of it is there. */
  put: (facts: BatchFacts, plan: BatchPlan, parts: readonly string[]) => Promise<void>
  readPlan: (id: string) => Promise<BatchPlan | null>
  /** Applies events to the plan as it is at the relay, and resolves with what stands there. */
  changePlan: (id: string, events: readonly PlanEvent[]) => Promise<BatchPlan | null>
  /** `null` where they are not whole any more. */
  readRows: (facts: BatchFacts) => Promise<readonly BatchRow<Kind>[] | null>
  remove: (facts: Pick<BatchFacts, 'id' | 'parts'>) => Promise<void>
}

/** The draft that lists the batches. */
const listName = 'batches'

/** Batches in the list; the oldest are forgotten. */
const most = 100

/** Calls at once. */
const width = 4

const Listed = z.object({
  id: z.string(),
  fileName: z.string(),
  fileDigest: z.string(),
  createdAt: z.string(),
  shared: z.nullable(z.object({ sector: z.string() })),
  total: z.number(),
  parts: z.number(),
  digest: z.string(),
})

/** Makes the store. */
export function createBatchStore<Kind extends BatchKind>(
  { client }: Pick<LendingEngine, 'client'>,
  owner: { kind: Kind; customerPartnerId: string },
): BatchStore<Kind> {
  const drafts = createDrafts(client, owner)
  const changeList = (change: (batches: readonly BatchFacts[]) => readonly BatchFacts[]) =>
    drafts.change(listName, (value) => ({ batches: change(readList(value)).slice(0, most) }))

  return {
    list: async () => readList(await drafts.read(listName)),
    put: async (facts, plan, parts) => {
      await inTurns(parts, (rows, at) => drafts.change(partName(facts.id, at), () => ({ rows })))
      await drafts.change(planName(facts.id), () => writePlan(plan))
      await changeList((batches) => [facts, ...batches.filter(({ id }) => id !== facts.id)])
    },
    readPlan: async (id) => readPlan(await drafts.read(planName(id))),
    changePlan: async (id, events) =>
      readPlan(
        await drafts.change(planName(id), (value) => {
          const plan = readPlan(value)
          const next = plan && events.reduce(reducePlan, plan)
          return next === plan || next === null ? null : writePlan(next)
        }),
      ),
    readRows: async ({ id, parts, digest, total }) => {
      const places = Array.from({ length: parts }, (_, at) => at)
      const texts = await inTurns(places, async (at) => (await drafts.read(partName(id, at))).rows)
      if (!texts.every((text) => typeof text === 'string')) return null
      const rows = await unpackRows({ parts: texts, digest })
      // The cast follows from the digest: these are the rows that were put there.
      return rows?.length === total ? (rows as BatchRow<Kind>[]) : null
    },
    remove: async ({ id, parts }) => {
      await changeList((batches) => batches.filter((batch) => batch.id !== id))
      const places = Array.from({ length: parts }, (_, at) => at)
      // What is empty no longer counts, and goes with the relay's next sweep.
      await drafts.change(planName(id), () => ({}))
      await inTurns(places, (at) => drafts.change(partName(id, at), () => ({})))
    },
  }
}

const planName = (id: string) => `batch-${toName(id)}`
const partName = (id: string, at: number) => `batch-${toName(id)}-${at}`

/** An id may begin with the ledger's epoch; the name of a draft has letters, digits, `_` and `-` alone, 64 of them. */
function toName(id: string): string {
  return id.replace(/[^\w-]/g, '_').slice(-50)
}

function readList({ batches }: Readonly<Record<string, unknown>>): readonly BatchFacts[] {
  if (!Array.isArray(batches)) return []
  // An entry that only a newer version can read is left out.
  return batches.flatMap((batch) => {
    const { data } = Listed.safeParse(batch)
    return data ? [data] : []
  })
}

/** Does the work for all of them, a few at a time, in order. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, at: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += width) {
    const turn = items.slice(at, at + width).map((item, index) => work(item, at + index))
    results.push(...(await Promise.all(turn)))
  }
  return results
}
