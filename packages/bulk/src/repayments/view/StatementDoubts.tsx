import type { StatementLayout, StatementWordMeaning } from '../statements/StatementLayout.ts'
import type { ReactNode } from 'react'
import { Select, useCopy } from '@onlend/widgets/internal'
import { statement as words } from './statement.words.ts'

type StatementDoubtsProps = {
  layout: StatementLayout
  onMean: (word: string, meaning: StatementWordMeaning | undefined) => void
}

const meanings = { direction: ['in', 'out'], status: ['booked', 'not_booked'] } as const

/** Explains the unclear directions and statuses, and asks for the meaning of each unknown word; a person can change an answer. */
export function StatementDoubts({ layout, onMean }: StatementDoubtsProps): ReactNode {
  const t = useCopy(words)
  const answered = Object.entries(layout.meanings).flatMap(([word, meaning]) =>
    meaning
      ? [
          {
            word,
            field: meaning === 'in' || meaning === 'out' ? ('direction' as const) : ('status' as const),
          },
        ]
      : [],
  )
  return (
    <>
      {layout.doubts.includes('direction') && <p className="ol-Text">{t('statement.doubt.direction')}</p>}
      {layout.doubts.includes('status') && <p className="ol-Text">{t('statement.doubt.status')}</p>}
      {[...answered, ...layout.unknownWords].map(({ word, field }) => (
        <Select
          key={word}
          label={t('statement.word', { word })}
          placeholder={t('statement.word.unknown')}
          options={meanings[field].map((value) => ({ value, label: t(`statement.${value}`) }))}
          value={layout.meanings[word] ?? ''}
          onChange={({ target }) =>
            onMean(
              word,
              meanings[field].find((one) => one === target.value),
            )
          }
        />
      ))}
    </>
  )
}
