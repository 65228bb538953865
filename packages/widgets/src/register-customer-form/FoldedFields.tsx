'use client'
import { type ReactNode, useState } from 'react'
import { form as words } from '../form/form.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Icon } from '../ui/Icon.tsx'
import { useParts } from '../ui/useParts.ts'

type FoldedFieldsProps = {
  title: string
  /** Says so beside the title: nothing inside must be filled in. */
  isOptional: boolean
  /** Open from the start. */
  isNeeded: boolean
  /** Opens each time this changes to another number above zero: something inside is wrong. */
  problems: number
  children: ReactNode
}

/** Fields that most people leave empty: folded up under a heading that opens them. */
export function FoldedFields({
  title,
  isOptional,
  isNeeded,
  problems,
  children,
}: FoldedFieldsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const [isOpen, setIsOpen] = useState(isNeeded)
  const [seen, setSeen] = useState({ isNeeded, problems })
  if (seen.isNeeded !== isNeeded || seen.problems !== problems) {
    setSeen({ isNeeded, problems })
    // Never closed while a person works in it.
    if (isNeeded || problems > 0) setIsOpen(true)
  }
  return (
    <details
      {...parts('RegisterCustomerForm.folded')}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary {...parts('RegisterCustomerForm.fold')}>
        <span className="ol-RegisterCustomerForm-foldTitle">
          {title}{' '}
          {isOptional && <span className="ol-RegisterCustomerForm-optional">{t('form.optional')}</span>}
        </span>
        <Icon name="chevron" />
      </summary>
      <div className="ol-RegisterCustomerForm-fields">{children}</div>
    </details>
  )
}
