import type { Owner } from '../../database/Owner.ts'
import type { Queryable } from '../../database/Database.ts'
import type { Transition } from '../../observability/index.ts'

type TransitionRow = Pick<Transition, 'kind' | 'state' | 'matched'> & {
  state_before: Transition['from']
  waited: number | string
}

/** Deletes and returns the oldest transitions that the trigger has noted. Skips rows that another instance has locked. */
export async function takeTransitions(
  database: Queryable,
  environment: Owner['environment'],
  limit: number,
): Promise<Transition[]> {
  const rows = await database.query<TransitionRow>(
    `with due as (
      select ctid from onlend_transitions
      where environment = $1 order by at, sequence limit $2 for update skip locked
    )
    delete from onlend_transitions where ctid = any (array (select ctid from due))
    returning kind, state_before, state, matched, waited`,
    [environment, limit],
  )
  return rows.map(({ state_before, waited, ...rest }) => ({
    ...rest,
    from: state_before,
    waited: Number(waited),
  }))
}
