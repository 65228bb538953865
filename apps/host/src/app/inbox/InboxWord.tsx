import { useBrand } from '@onlend/widgets'
import type { ReactElement } from 'react'
import { AssignWord } from './AssignWord.tsx'
import { DismissWord } from './DismissWord.tsx'
import { formatFigure } from './formatFigure.ts'
import type { OpenWord, ReadWord } from './OpenWord.ts'
import { WordFacts } from './WordFacts.tsx'
import { useInboxWords } from './words/useInboxWords.ts'

/** One message that waits, and the forms that settle or close it. */
export function InboxWord({ word }: { word: OpenWord }): ReactElement {
  const t = useInboxWords()
  return (
    <article className="inbox-word">
      <h2>{word.kind === undefined ? t('noSettlementEvent') : <Title word={word} />}</h2>
      <WordFacts word={word} />
      <AssignWord word={word} />
      <DismissWord word={word} />
    </article>
  )
}

function Title({ word: { kind, outcome, amount } }: { word: ReadWord }): ReactElement {
  const t = useInboxWords()
  const { locale } = useBrand()
  if (outcome === 'reversed') return <>{t('reversed')}</>
  if (amount === null) return <>{t(`${kind}.${outcome}`)}</>
  return <>{t(`${kind}.${outcome}.of`, { amount: formatFigure(amount, locale) })}</>
}
