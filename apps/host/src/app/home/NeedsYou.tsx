import { useOperations } from '@onlend/hooks'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { RunningJobs } from '../jobs/RunningJobs.tsx'
import { AppIcon } from '../layout/AppIcon.tsx'
import { useWords } from '../words/useWords.ts'

/** Above the home, only when there is something: operations without a confirmed outcome, those that wait for a second person, and files on their way. */
export function NeedsYou(): ReactElement {
  const t = useWords()
  const { data: operations = [] } = useOperations()
  const unconfirmed = operations.filter(
    ({ state, conflict }) => conflict || state === 'unknown' || state === 'stale',
  )
  const awaiting = operations.filter(({ state }) => state === 'awaiting_approval')
  const [only, another] = unconfirmed
  const lines = [
    {
      word: 'unconfirmed',
      count: unconfirmed.length,
      path: only && !another ? `/activity/${only.id}` : '/activity',
    },
    { word: 'awaiting', count: awaiting.length, path: '/activity' },
  ] as const
  return (
    <>
      {lines
        .filter(({ count }) => count > 0)
        .map(({ word, count, path }) => (
          <Link key={word} href={path} className="panel needs-you">
            <AppIcon path="M12 8v5M12 16.5h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z" />
            {t(word, { count: String(count) })}
          </Link>
        ))}
      <RunningJobs />
    </>
  )
}
