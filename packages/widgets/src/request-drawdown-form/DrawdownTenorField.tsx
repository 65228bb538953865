'use client'
import type { RequestDrawdownFieldName } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import type { BoundField } from '../form/bindField.ts'
import { RadioCards } from '../ui/RadioCards.tsx'
import { TextField } from '../ui/TextField.tsx'
import { requestDrawdown as words } from './requestDrawdown.words.ts'
import type { RequestDrawdownViewProps } from './RequestDrawdownView.tsx'

type DrawdownTenorFieldProps = Pick<RequestDrawdownViewProps, 'form'> & {
  bound: BoundField<RequestDrawdownFieldName>
}

/** For how long, in whole days: one of those on offer, or typed where the host offers none. */
export function DrawdownTenorField({ form, bound }: DrawdownTenorFieldProps): ReactNode {
  const t = useCopy(words)
  const { tenorOptions, limits, values } = form
  if (tenorOptions !== null && !bound.readOnly) {
    return (
      <RadioCards
        id={bound.id}
        part="RequestDrawdownForm.tenor"
        legend={t('drawdown.tenor')}
        value={values.tenor}
        error={bound.error}
        onChange={(days) => form.setTenor(Number(days))}
        options={tenorOptions.map((days) => ({
          value: String(days),
          label: t('drawdown.days', { count: days }),
        }))}
      />
    )
  }
  const { minTenor: min, maxTenor: max } = limits
  return (
    <TextField
      {...bound}
      part="RequestDrawdownForm.tenor"
      label={t('drawdown.tenorDays')}
      hint={
        max === null ? min > 1 && t('drawdown.tenorHintMin', { min }) : t('drawdown.tenorHint', { min, max })
      }
      inputMode="numeric"
    />
  )
}
