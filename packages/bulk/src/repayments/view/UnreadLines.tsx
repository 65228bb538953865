import type { ReactNode } from 'react'
import { useCopy, useLendingRoot } from '@onlend/widgets/internal'
import type { StatementNote } from '../statements/noteLines.ts'
import { statement as words } from './statement.words.ts'

/** Lists the lines of a statement that do not count, by reason, and those with damaged letters. */
export function UnreadLines({ notes }: { notes: readonly StatementNote[] }): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const say = (
    toText: (count: number) => string,
    ...reasons: readonly StatementNote['reason'][]
  ): ReactNode => {
    const found = notes.filter(({ reason }) => reasons.includes(reason))
    const count = found.reduce((sum, one) => sum + one.count, 0)
    const lines = found.flatMap((one) => one.lines).sort((one, other) => one - other)
    return (
      count > 0 && (
        <p className="ol-Note">
          {toText(count)}{' '}
          {t('statement.at', {
            lines: [...lines.map((line) => number.format(line)), ...(count > lines.length ? ['…'] : [])].join(
              ', ',
            ),
          })}
        </p>
      )
    )
  }
  return (
    <>
      {say(() => t('statement.noDirection'), 'no_direction')}
      {say(() => t('statement.unclearStatus'), 'unclear_status')}
      {say((count) => t('statement.unread', { count }), 'no_date', 'no_amount', 'unclear_date')}
      {say((count) => t('statement.notBooked', { count }), 'not_booked')}
      {say(() => t('statement.damaged'), 'damaged')}
    </>
  )
}
