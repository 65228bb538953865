'use client'
import type { DayRange, FinancingsPicture, OverdueAge } from '@onlend/hooks/tables'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { defineChunk } from '../ui/defineChunk.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { FinancingsPictureSkeleton } from './FinancingsPictureSkeleton.tsx'
import { financingsTable as words } from './financingsTable.words.ts'

type FinancingsPictureSectionProps = {
  /** `null` until it is known. */
  picture: FinancingsPicture | null
  /** The picture shows one of several currencies. */
  isOneOfMany: boolean
  /** The due days and the age that filter the rows now. */
  due: DayRange
  age: string | null
  onDue: (range: DayRange) => void
  onAge: (age: OverdueAge | null) => void
}

/** The picture is the heaviest part of a table of financings. */
const pictureChunk = defineChunk(() => import('./FinancingsPictureView.tsx'), 'FinancingsPictureView')

/** The picture of the due, paid and overdue sums with its notes; on a phone a button opens it, so that the rows come first. */
export function FinancingsPictureSection(props: FinancingsPictureSectionProps): ReactNode {
  const { picture, isOneOfMany, ...filters } = props
  const t = useCopy(words)
  const parts = useParts()
  const id = useId()
  // A filter of the picture is seen.
  const [isOpen, setOpen] = useState(
    filters.age !== null || filters.due.from !== null || filters.due.to !== null,
  )
  const notes: string[] = []
  if (picture?.currency && isOneOfMany)
    notes.push(t('financingsTable.inCurrency', { currency: picture.currency }))
  if (picture && picture.undated > 0) notes.push(t('financingsTable.undated', { count: picture.undated }))
  return (
    <section
      {...parts('FinancingsPicture')}
      aria-label={t('financingsTable.picture')}
      aria-busy={picture === null || undefined}
      data-ol-open={isOpen || undefined}
    >
      <Button
        part="FinancingsPicture.toggle"
        icon="chevron"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('financingsTable.picture')}
      </Button>
      <div id={id} className="ol-FinancingsPicture-room">
        <div className="ol-FinancingsPicture-parts">
          {picture === null ? (
            <FinancingsPictureSkeleton />
          ) : (
            <LazyChunk chunk={pictureChunk} fallback={<FinancingsPictureSkeleton />}>
              {(FinancingsPictureView) => <FinancingsPictureView picture={picture} {...filters} />}
            </LazyChunk>
          )}
        </div>
        <p className="ol-FinancingsPicture-notes">{notes.join(' ')}</p>
      </div>
    </section>
  )
}
