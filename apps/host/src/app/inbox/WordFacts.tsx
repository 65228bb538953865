import { formatDateTime, useBrand } from '@onlend/widgets'
import type { ReactElement } from 'react'
import type { OpenWord } from './OpenWord.ts'
import { useInboxWords } from './words/useInboxWords.ts'

/** Why a message waits, when it came, and what it names. */
export function WordFacts({ word }: { word: OpenWord }): ReactElement {
  const t = useInboxWords()
  const { locale } = useBrand()
  const time = formatDateTime(word.receivedAt, locale)
  const facts = [t(word.why), t(word.signed ? 'signed' : 'notSigned', { time })]
  if (word.kind !== undefined) {
    if (word.destinationEnd) facts.push(t('account', { end: word.destinationEnd }))
    if (word.transactionReference) facts.push(t('transaction', { reference: word.transactionReference }))
    if (word.customerPartnerId) facts.push(t('partner', { partner: word.customerPartnerId }))
    if (word.message) facts.push(t('says', { message: word.message }))
  }
  return <p className="inbox-facts">{facts.join(' ')}</p>
}
