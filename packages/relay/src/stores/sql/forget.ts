import type { Database } from '../Database.ts'

/** Rows that need not be kept. */
export type Forgetting = {
  /** Selects the keys of the rows, and what makes them due. */
  due: string
  /** Changes or deletes the rows with the keys in `due`. */
  forgetting: string
  parameters: readonly unknown[]
}

/** Rows in one statement, and statements in one go; what is left is done the next time. */
const batch = 1_000
const batches = 100

/** Forgets rows in small steps, each a transaction of its own, passing over what another instance is forgetting at the same time. */
export async function forget(database: Database, { due, forgetting, parameters }: Forgetting): Promise<void> {
  for (let round = 0; round < batches; round += 1) {
    const gone = await database.query(
      `with due as (${due} limit ${batch} for update skip locked) ${forgetting} returning 1 as one`,
      parameters,
    )
    if (gone.length < batch) return
  }
}
