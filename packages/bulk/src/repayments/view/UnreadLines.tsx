import type { Statement } from '../StatementLine.ts'
import type { ReactNode } from 'react'
import { useCopy, useLendingRoot } from '@onlend/widgets/internal'
import { statement as words } from './statement.words.ts'

/** The most line numbers named for one reason. */
const most = 20

/** Lists the lines of a statement that do not count, by reason, and those with damaged letters. */
export function UnreadLines({
  statement,
}: {
  statement: Pick<Statement, 'lines' | 'unread'> | null
}): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  if (!statement) return null
  const take = (...reasons: readonly Statement['unread'][number]['reason'][]) =>
    statement.unread.flatMap(({ line, reason }) => (reasons.includes(reason) ? [line] : []))
  const unread = take('no_date', 'no_amount', 'unclear_date')
  const notBooked = take('not_booked')
  const damaged = statement.lines.flatMap(({ line, text, reference, counterparty }) =>
    `${text}${reference ?? ''}${counterparty ?? ''}`.includes('\ufffd') ? [line] : [],
  )
  const number = new Intl.NumberFormat(locale, { useGrouping: false })
  const say = (text: string, lines: readonly number[]) =>
    lines.length > 0 && (
      <p className="ol-Note">
        {text}{' '}
        {t('statement.at', {
          lines: [
            ...lines.slice(0, most).map((line) => number.format(line)),
            ...(lines.length > most ? ['…'] : []),
          ].join(', '),
        })}
      </p>
    )
  return (
    <>
      {say(t('statement.noDirection'), take('no_direction'))}
      {say(t('statement.unclearStatus'), take('unclear_status'))}
      {say(t('statement.unread', { count: unread.length }), unread)}
      {say(t('statement.notBooked', { count: notBooked.length }), notBooked)}
      {say(t('statement.damaged'), damaged)}
    </>
  )
}
