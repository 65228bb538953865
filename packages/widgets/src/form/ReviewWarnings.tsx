'use client'
import { forwardRef } from 'react'
import { formReview as words } from './formReview.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Icon } from '../ui/Icon.tsx'
import type { SaidWarning } from './useOpenWarnings.ts'

type ReviewWarningsProps = {
  warnings: readonly SaidWarning[]
  isPending: boolean
  onCheck: (key: string, isChecked: boolean) => void
}

/** What the form still warns about, each to be checked by the person who decides. */
export const ReviewWarnings = forwardRef<HTMLFieldSetElement, ReviewWarningsProps>(function ReviewWarnings(
  { warnings, isPending, onCheck },
  ref,
) {
  const t = useCopy(words)
  if (warnings.length === 0) return null
  return (
    <fieldset ref={ref} className="ol-FormReview-warnings">
      <legend className="ol-Text">
        <strong>{t('form.warnings.title')}</strong>
      </legend>
      {warnings.map(({ key, name, text, isChecked }) => (
        <div key={key} className="ol-FormReview-warning">
          <p className="ol-Text">
            <Icon name="warning" /> <strong>{name}</strong>
          </p>
          <div className="ol-Text">{text}</div>
          <Checkbox
            label={
              <>
                {t('form.warnings.checked')}
                <span className="ol-VisuallyHidden"> ({name})</span>
              </>
            }
            checked={isChecked}
            readOnly={isPending}
            onChange={(event) => onCheck(key, event.target.checked)}
          />
        </div>
      ))}
    </fieldset>
  )
})
