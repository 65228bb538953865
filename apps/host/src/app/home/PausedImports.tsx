import { useBatches } from '@onlend/hooks'
import { useBrand } from '@onlend/widgets'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/useWords.ts'

const pages = [
  { kind: 'registerTransactions', path: '/transactions/import' },
  { kind: 'reconcileRepayments', path: '/repayments/import' },
]

/** States of a batch that only a person ends. */
const waitingStates = ['receiving', 'paused', 'stopped']

/** Files of which rows wait for a person: the sending was paused, needs a decision, or the file did not arrive whole; each with the way to it. */
export function PausedImports(): ReactElement | null {
  const t = useWords()
  const { locale } = useBrand()
  const number = new Intl.NumberFormat(locale)
  const { data: batches = [] } = useBatches()
  const waiting = batches.flatMap(({ id, kind, fileName, total, counts, state }) => {
    const page = pages.find((one) => one.kind === kind)
    return page && waitingStates.includes(state) && counts.unsent > 0
      ? [{ id, page: page.path, fileName, total, left: counts.unsent }]
      : []
  })
  if (waiting.length === 0) return null
  return (
    <section className="panel paused-imports" aria-labelledby="paused-imports">
      <h2 id="paused-imports" className="home-title">
        {t('pausedImports')}
      </h2>
      {waiting.map(({ id, page, fileName, total, left }) => (
        <div key={id}>
          <p className="home-line">
            {t('pausedImport', {
              file: fileName,
              left: number.format(left),
              total: number.format(total),
            })}
          </p>
          <div className="actions home-actions">
            <Link href={page} className="button">
              {t('pausedImportGoOn')}
            </Link>
          </div>
        </div>
      ))}
    </section>
  )
}
