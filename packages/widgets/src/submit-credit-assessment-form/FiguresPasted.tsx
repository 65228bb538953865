'use client'
import type { ReactNode } from 'react'
import { financialInformation as words } from './financialInformation.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { Alert } from '../ui/Alert.tsx'

/** What became of a block that was pasted, or of a file; `failed` where the file was no text. */
export type Pasted = { filled: number; unread: readonly string[] } | 'failed'

/** More are counted rather than listed. */
const listed = 5

/** Says how many figures a paste has filled in and what of it could not be read. */
export function FiguresPasted({ pasted }: { pasted: Pasted | null }): ReactNode {
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const draw = () => {
    if (pasted === null) return null
    if (pasted === 'failed')
      return <Alert tone="warning" part="Figures.pasted" title={t('figures.importFailed')} />
    const { filled, unread } = pasted
    const list = new Intl.ListFormat(locale, { type: 'unit' }).format(unread.slice(0, listed))
    return (
      <Alert
        tone={filled === 0 || unread.length > 0 ? 'warning' : 'success'}
        part="Figures.pasted"
        title={filled === 0 ? t('figures.filled.none') : t('figures.filled', { count: filled })}
      >
        {unread.length > 0 && (
          <p className="ol-Text">
            {unread.length > listed
              ? t('figures.unread.many', { count: unread.length, list })
              : t('figures.unread', { list })}
          </p>
        )}
        {filled > 0 && <p className="ol-Text">{t('figures.filled.text')}</p>}
      </Alert>
    )
  }
  return (
    // In the page before there is something to say, so that it is heard when it comes.
    <div className="ol-Figures-pastedPlace" aria-live="polite">
      {draw()}
    </div>
  )
}
