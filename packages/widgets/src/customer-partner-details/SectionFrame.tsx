'use client'
import type { CustomerPartnerDetails } from '@onlend/core'
import { type ReactNode, useId } from 'react'
import { useParts } from '../ui/useParts.ts'
import type { DetailsSection, DetailsOptions } from './DetailsOptions.ts'

/** The props of every section of a partner's details. */
export type SectionProps = DetailsOptions & { partner: CustomerPartnerDetails; headingLevel: 3 | 4 }

type SectionFrameProps = { name: DetailsSection; title: string; headingLevel: 3 | 4; children: ReactNode }

/** One titled part of the details. */
export function SectionFrame({ name, title, headingLevel, children }: SectionFrameProps): ReactNode {
  const parts = useParts()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section {...parts('CustomerPartnerDetails.section')} aria-labelledby={id} data-ol-section={name}>
      <Heading id={id} {...parts('CustomerPartnerDetails.heading')}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
