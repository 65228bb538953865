import { useBatches } from '@onlend/hooks/bulk'
import { useBrand } from '@onlend/widgets'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/useWords.ts'

const pages = {
  registerTransactions: '/transactions/import',
  reconcileRepayments: '/repayments/import',
} as const

/** Files of which rows wait to be sent, because the page that sent them was closed; each with the way back to it. */
export function PausedImports(): ReactElement | null {
  const t = useWords()
  const { locale } = useBrand()
  const number = new Intl.NumberFormat(locale)
  const waiting = useBatches().flatMap(({ id, kind, fileName, total, pieces }) => {
    const left = pieces.reduce((sum, { state, from, to }) => sum + (state === 'unsent' ? to - from : 0), 0)
    return left === 0 ? [] : [{ id, kind, fileName, total, left }]
  })
  if (waiting.length === 0) return null
  return (
    <section className="panel paused-imports" aria-labelledby="paused-imports">
      <h2 id="paused-imports" className="home-title">
        {t('pausedImports')}
      </h2>
      {waiting.map(({ id, kind, fileName, total, left }) => (
        <div key={id}>
          <p className="home-line">
            {t('pausedImport', {
              file: fileName,
              left: number.format(left),
              total: number.format(total),
            })}
          </p>
          <div className="actions home-actions">
            <Link href={pages[kind]} className="button">
              {t('pausedImportGoOn')}
            </Link>
          </div>
        </div>
      ))}
    </section>
  )
}
